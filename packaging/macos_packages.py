"""The package for macOS: an .app in a .dmg. To be run on a Mac.

The spec makes and signs the bundle. With ``CARRARA_SIGN_IDENTITY`` (the name of a Developer ID
certificate in the keychain) it is signed for the hardened runtime; with
``CARRARA_NOTARY_PROFILE`` (made by ``xcrun notarytool store-credentials``) the .dmg is notarised
and stapled. Without them the bundle gets an ad-hoc signature, and a person has to allow it once.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from pathlib import Path
from typing import Final

import freeze
from project import BUILD, DIST, HERE, NAME, TITLE, PackagingError, need, run, version

IDENTITY: Final = "CARRARA_SIGN_IDENTITY"
PROFILE: Final = "CARRARA_NOTARY_PROFILE"


def build() -> list[Path]:
    """Freeze, sign, pack and, where it can be, notarise; returns the file."""
    if sys.platform != "darwin":
        raise PackagingError("an .app can only be made on a Mac")
    need({"codesign": "macOS", "hdiutil": "macOS", "xcrun": "the command line tools of Xcode"})
    freeze.program()
    bundle = BUILD / "frozen" / f"{TITLE}.app"
    resources = bundle / "Contents" / "Resources"
    shutil.copyfile(freeze.STAGE / "icons" / "carrara-game.icns", resources / "carrara-game.icns")
    sign(bundle)
    DIST.mkdir(exist_ok=True)
    image = DIST / f"{NAME}-{version()}-macos-{platform.machine()}.dmg"
    pack(bundle, image)
    notarise(image)
    return [image]


def sign(bundle: Path) -> None:
    """Sign the bundle, for the hardened runtime if there is an identity, and check it."""
    identity = os.environ.get(IDENTITY, "-")
    command = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        command += ["--options", "runtime", "--timestamp"]
    entitlements = HERE / "macos" / "entitlements.plist"
    run([*command, "--entitlements", entitlements, bundle])
    run(["codesign", "--verify", "--deep", "--strict", bundle])


def pack(bundle: Path, image: Path) -> None:
    """The bundle beside a link to the Applications folder, in a compressed image."""
    folder = BUILD / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(bundle, folder / bundle.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    run([
        *("hdiutil", "create", "-volname", TITLE, "-srcfolder", folder),
        *("-format", "ULMO", "-ov", image),
    ])
    if os.environ.get(IDENTITY):
        run(["codesign", "--sign", os.environ[IDENTITY], "--timestamp", image])


def notarise(image: Path) -> None:
    """Have Apple look at the image, and staple the answer to it."""
    profile = os.environ.get(PROFILE)
    if not profile:
        print(f"not notarised: {PROFILE} names no credentials")
        return
    run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"])
    run(["xcrun", "stapler", "staple", image])
    run(["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", image])
