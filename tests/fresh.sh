#!/usr/bin/env bash
# Try this commit where nothing is installed: a minimal Debian with Python, make and git, and an unprivileged user.
# It runs the commands of README as they stand there. Needs root and debootstrap; the root is kept between runs.
#   FRESH_ROOT  where the Debian is made (/var/cache/sobremesa/root)
#   WHOLE=1     run all tests there, instead of those that draw and those that start the bot
set -euo pipefail
cd "$(dirname "$0")/.."

home=/home/player
[ "$(id -u)" = 0 ] || { echo "make test-fresh needs root, for debootstrap and chroot" >&2; exit 1; }
. tests/debian.sh
alone "$root"
make_debian

cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
cp -L "$certificates" "$root/etc/ssl/certs/"
for place in "${pip_settings[@]}"; do
    [ ! -e "$place" ] || { mkdir -p "$root$(dirname "$place")"; cp -RL "$place" "$root$(dirname "$place")/"; }
done

mounted=()
let_go() {
    [ ${#mounted[@]} = 0 ] || umount --lazy "${mounted[@]}"
}
trap let_go EXIT
for place in proc dev dev/shm; do
    mkdir -p "$root/$place"
done
mount -t proc proc "$root/proc"; mounted=("$root/proc")
mount --rbind /dev "$root/dev"; mounted=("$root/dev" "${mounted[@]}")

rm -rf "$root$home"/{sobremesa,program,elsewhere,.local}
git clone --quiet --no-hardlinks . "$root$home/sobremesa"
chroot "$root" chown -R player:player "$home/sobremesa"

as_player() {
    chroot --userspec=player:player "$root" /usr/bin/env -i HOME="$home" PATH=/usr/bin:/bin \
        ${PIP_CERT:+PIP_CERT=$PIP_CERT} sh -ec "cd $home/sobremesa; $1"
}

echo "== make run: the local table answers and draws the board that its golden shows"
log=$(mktemp)
as_player "SANDBOX_PORT=8899 exec make run" >"$log" 2>&1 &
running=$!
# stop PATTERN: end the program of the player whose command line fits, also if it has not started yet; take mounts away.
stop() {
    while jobs -rp | grep -qx "$running"; do
        chroot "$root" pkill -TERM -u player -f "$1" || true
        sleep 1
    done
    let_go
}
trap "stop 'python -m bot'" EXIT
"${PY:-.venv/bin/python}" -m tests.local_board "$log" || { cat "$log"; exit 1; }
quiet "$log"
trap let_go EXIT
chroot "$root" pkill -TERM -u player -f 'python -m bot'
wait "$running" || { echo "make run did not end quietly"; cat "$log"; exit 1; }

echo "== pip install .: so does the program sobremesa, away from the clone"
as_player "python3 -m venv ~/program && ~/program/bin/pip install --quiet --disable-pip-version-check . && mkdir ~/elsewhere"
log=$(mktemp)
as_player "cd ~/elsewhere; exec ~/program/bin/sobremesa local --port 8899" >"$log" 2>&1 &
running=$!
trap "stop 'sobremesa local'" EXIT
"${PY:-.venv/bin/python}" -m tests.local_board "$log" || { cat "$log"; exit 1; }
trap let_go EXIT
chroot "$root" pkill -TERM -u player -f 'sobremesa local'
wait "$running" || { echo "sobremesa local did not end quietly"; cat "$log"; exit 1; }
as_player "[ -d ~/.local/share/sobremesa/local ] && [ -z \"\$(ls ~/elsewhere)\" ]"

if [ -n "${WHOLE:-}" ]; then
    echo "== make test: everything"
    as_player "make test"
else
    echo "== make test: what draws, and what starts"
    # Of each only what a machine can make different: pixels and fonts, processes, locks, settings, the doctor's checks.
    chosen="tests/rendering/test_kit.py tests/rendering/test_prepared_icons.py tests/cogs/test_drawing.py"
    for game in agricola grimm_forest mi_tierra northwood; do
        chosen="$chosen tests/rendering/test_$game.py::test_golden"
    done
    for part in config console local machine_checks; do
        chosen="$chosen tests/bot/test_$part.py"
    done
    as_player "make test ARGS='$chosen tests/storage/test_lock.py'"
fi
