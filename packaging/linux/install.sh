#!/bin/sh
# Installs Carrara Desktop for one person, from the folder that this script lies in; no
# administrator is needed. `sh install.sh --remove` takes it away again. Games are never touched.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/opt/carrara-desktop
link=$HOME/.local/bin/carrara-desktop

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}} in
cs*)
    installed="Carrara Desktop je nainstalován: najdete ho v nabídce programů, nebo jako $link."
    removed="Carrara Desktop je odinstalován. Uložené hry zůstaly v $data/carrara-desktop."
    ;;
fr*)
    installed="Carrara Desktop est installé : dans le menu des applications, ou $link."
    removed="Carrara Desktop est désinstallé. Les parties restent dans $data/carrara-desktop."
    ;;
*)
    installed="Carrara Desktop is installed: look for it in the menu, or start $link."
    removed="Carrara Desktop is removed. Saved games are still in $data/carrara-desktop."
    ;;
esac

refresh() {
    update-mime-database "$data/mime" >/dev/null 2>&1 || true
    update-desktop-database "$data/applications" >/dev/null 2>&1 || true
}

remove() {
    # Exactly the files that were put there, by the list that the installed copy brought along:
    # an older one may have had others. The list goes last, with the program itself.
    if [ -d "$program/share" ]; then
        (cd "$program/share" && find . -type f) | while read -r file; do rm -f "$data/$file"; done
    fi
    rm -f "$link"
    rm -rf "$program"
}

if [ "${1:-}" = --remove ]; then
    remove
    refresh
    echo "$removed"
    exit 0
fi

# The installed copy, called again, mends what lies around it: it must not take itself away.
if [ "$here" != "$program" ]; then
    remove
    mkdir -p "$program"
    cp -R "$here/." "$program/"
fi
mkdir -p "$(dirname "$link")" "$data"
ln -sf "$program/carrara-desktop" "$link"
cp -R "$here/share/." "$data/"
sed -i "s|^Exec=carrara-desktop|Exec=\"$program/carrara-desktop\"|; /^TryExec=/d" \
    "$data/applications/carrara-desktop.desktop"
refresh
echo "$installed"
