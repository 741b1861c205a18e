"""The Palaces of Carrara, second edition: components, positions, rules."""

from carrara_desktop.compiled import package_path

__path__ = package_path(__path__)
