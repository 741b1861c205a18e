"""The colours, seats and font families that every painting of this table shares."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from PySide6.QtGui import QColor


@dataclass
class Palette:
    """Named tones; paintings never spell a colour that has a name here."""

    ink: QColor
    ink_soft: QColor
    cream: QColor
    stone: QColor
    stone_dark: QColor
    panel_light: QColor
    panel: QColor
    panel_low: QColor
    panel_edge: QColor
    on_panel: QColor
    on_panel_soft: QColor
    active: QColor
    """The name of the seat to move."""
    gold: QColor
    gold_light: QColor
    gold_dark: QColor
    terracotta: QColor
    terracotta_dark: QColor
    sea: QColor
    sea_dark: QColor
    urban: QColor
    urban_dark: QColor
    rural: QColor
    rural_dark: QColor
    roof: QColor
    leaf: QColor
    slate: QColor
    walnut: QColor
    walnut_dark: QColor
    bronze: QColor
    danger: QColor
    highlight: QColor
    chosen: QColor
    recent: QColor
    shadow: QColor


_LIGHT: Final = Palette(
    ink=QColor("#2a211b"),
    ink_soft=QColor("#6a5a4b"),
    cream=QColor("#fdf7ea"),
    stone=QColor("#ebe2d0"),
    stone_dark=QColor("#c9baa0"),
    panel_light=QColor("#fbf6ea"),
    panel=QColor("#f3ecdd"),
    panel_low=QColor("#e3d7c0"),
    panel_edge=QColor("#d6c7ab"),
    on_panel=QColor("#2a211b"),
    on_panel_soft=QColor("#5f5042"),
    active=QColor("#9c3a1f"),
    gold=QColor("#c59a41"),
    gold_light=QColor("#f3dd9b"),
    gold_dark=QColor("#86611f"),
    terracotta=QColor("#b4492b"),
    terracotta_dark=QColor("#7a2c18"),
    sea=QColor("#2f7d76"),
    sea_dark=QColor("#17474a"),
    urban=QColor("#d8884a"),
    urban_dark=QColor("#b45f2c"),
    rural=QColor("#93ab72"),
    rural_dark=QColor("#647f49"),
    roof=QColor("#a44a2c"),
    leaf=QColor("#4d6a3c"),
    slate=QColor("#37322e"),
    walnut=QColor("#49311f"),
    walnut_dark=QColor("#1d120b"),
    bronze=QColor("#5a4029"),
    danger=QColor("#a2201c"),
    highlight=QColor("#f6c44b"),
    chosen=QColor("#b23a1e"),
    recent=QColor("#2f8f86"),
    shadow=QColor(28, 16, 8),
)
"""The table by warm evening light."""
_DARK: Final = replace(
    _LIGHT,
    panel_light=QColor("#4a4037"),
    panel=QColor("#3f372f"),
    panel_low=QColor("#352d26"),
    panel_edge=QColor("#6b5a43"),
    on_panel=QColor("#f6ecd9"),
    on_panel_soft=QColor("#d3c3aa"),
    active=QColor("#ffa683"),
)
"""The same by night: the panels are of dark stone, what lies on them keeps its colours."""
_CONTRAST: Final = replace(
    _LIGHT,
    panel_light=QColor("#ffffff"),
    panel=QColor("#ffffff"),
    panel_low=QColor("#ffffff"),
    panel_edge=QColor("#000000"),
    ink=QColor("#000000"),
    ink_soft=QColor("#000000"),
    on_panel=QColor("#000000"),
    on_panel_soft=QColor("#000000"),
    active=QColor("#8a1c00"),
    cream=QColor("#ffffff"),
    highlight=QColor("#ffd000"),
    chosen=QColor("#c00000"),
    recent=QColor("#0046a0"),
)
"""White panels with black edges."""
_BY_LOOK: Final = {"light": _LIGHT, "dark": _DARK, "contrast": _CONTRAST}

TONES: Final = replace(_LIGHT)
"""The tones of the look of now; ``use_tones`` changes them in place."""


def use_tones(look: str) -> bool:
    """Paint for a look ("light", "dark", "contrast") from now on; whether it is another one."""
    wanted = _BY_LOOK[look]
    if wanted == TONES:
        return False
    for field in fields(Palette):
        setattr(TONES, field.name, getattr(wanted, field.name))
    return True


_MARBLE: Final = ("#ebe7df", "#dcab3d", "#a3382b", "#2f6c50", "#34609f", "#6b3f7f")
_MARBLE_INK: Final = ("#3a332d", "#3b2606", "#fff2e2", "#f4f7e6", "#fbf3de", "#fdf0f2")


def marble(colour: int) -> QColor:
    """Base tone of a marble, numbered as in ``components.COLOURS``."""
    return QColor(_MARBLE[colour])


def marble_ink(colour: int) -> QColor:
    """Colour of letters on that marble (contrast at least 4.5 to 1)."""
    return QColor(_MARBLE_INK[colour])


SEAT_COLOURS: Final[dict[str, QColor]] = {
    "ochre": QColor("#c08f1f"),
    "terracotta": QColor("#b5442a"),
    "sea": QColor("#27857c"),
    "indigo": QColor("#3d4796"),
}

SEAT_SHAPES: Final[dict[str, str]] = {
    "ochre": "circle",
    "terracotta": "diamond",
    "sea": "square",
    "indigo": "triangle",
}


@dataclass
class Fonts:
    """Font families; the application may set bundled ones before it paints."""

    title: str = "DejaVu Serif"
    body: str = "DejaVu Sans"
    number: str = "DejaVu Serif"
    size: float = 1.0
    """How much larger than usual letters should be, where they have room."""


FONTS: Final = Fonts()


def mix(a: QColor, b: QColor, t: float) -> QColor:
    """The colour a share ``t`` of the way from ``a`` to ``b``, alpha included."""
    s = 1.0 - t
    return QColor(
        round(a.red() * s + b.red() * t),
        round(a.green() * s + b.green() * t),
        round(a.blue() * s + b.blue() * t),
        round(a.alpha() * s + b.alpha() * t),
    )


def veil(c: QColor, alpha: float) -> QColor:
    """The same colour with an alpha between 0 and 1."""
    out = QColor(c)
    out.setAlphaF(max(0.0, min(1.0, alpha)))
    return out


def lighter(c: QColor, t: float) -> QColor:
    """Towards warm light."""
    return mix(c, QColor(255, 250, 236), t)


def darker(c: QColor, t: float) -> QColor:
    """Towards warm shade."""
    return mix(c, QColor(26, 14, 8), t)


def contrast(a: QColor, b: QColor) -> float:
    """Contrast ratio of two opaque colours (WCAG)."""

    def luminance(c: QColor) -> float:
        def part(v: float) -> float:
            return v / 12.92 if v <= 0.03928 else float(((v + 0.055) / 1.055) ** 2.4)

        return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF())

    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)
