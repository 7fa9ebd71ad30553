#!/usr/bin/env bash
# Build the image of the Dockerfile without a daemon, on a base that has nothing but Python, and run it as strictly as a
# container engine can: no root, no capabilities, nothing to write to but the volume and /tmp. Needs root; installs buildah.
#   IMAGES  where buildah keeps the base between runs (/var/cache/sobremesa/images)
#   PORT    where the local table of the container listens (8894); a stand-in of Discord and PostgreSQL take the next two
set -euo pipefail
cd "$(dirname "$0")/.."

[ "$(id -u)" = 0 ] || { echo "make test-container needs root, for buildah and chroot" >&2; exit 1; }
# What is mounted here is seen by no other program, and gone when this script ends.
[ -n "${MOUNTS_APART:-}" ] || MOUNTS_APART=1 exec unshare --mount bash tests/container.sh
. tests/debian.sh

images=${IMAGES:-/var/cache/sobremesa/images}
base=docker.io/library/python:3.11-slim
image=localhost/sobremesa:tested
most=220
port=${PORT:-8894}
python=${PY:-.venv/bin/python}
mkdir -p "$images"
alone "$images"
need buildah
need docker-compose
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need initdb postgresql
work=$(mktemp -d)
export BUILDAH_ISOLATION=chroot
engine() { buildah --root "$images/store" --runroot "$work/run" --storage-driver vfs "$@"; }

running= helpers=()
began=$SECONDS
clean_up() {
    [ -z "$running" ] || kill -KILL "$running" 2>/dev/null || true
    [ ${#helpers[@]} = 0 ] || { kill "${helpers[@]}"; wait "${helpers[@]}"; } 2>/dev/null || true
    engine rm --all >/dev/null 2>&1 || true
    engine rmi "$image" >/dev/null 2>&1 || true
    umount --recursive "$work/root" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap clean_up EXIT
fail() { echo "$1" >&2; [ ! -s "${log:-}" ] || tail -n 60 "$log" >&2; exit 1; }

# part WORDS: what comes next, and how long what came before took.
part() {
    [ -z "${doing:-}" ] || echo "   $((SECONDS - since)) s"
    doing=$1 since=$SECONDS
    [ -z "$doing" ] || echo "== $doing"
}

# files FOLDER: kind, rights, owner, size, target and name of all that is in it. A folder's size says nothing.
files() {
    find "$1" -xdev -mindepth 1 \( -type d -printf 'd %m %U:%G 0  %P\n' -o -printf '%y %m %U:%G %s %l %P\n' \) | LC_ALL=C sort
}

make_base() {
    local made tree
    engine rmi --all --force >/dev/null 2>&1 || true
    made=$(engine from scratch)
    tree=$(engine mount "$made")
    tar --create --one-file-system --directory "$root" --exclude './home/*' --exclude './tmp/*' --exclude ./made \
        --exclude ./proc --exclude ./dev --exclude ./sys \
        --exclude './var/cache/apt/*' --exclude './var/lib/apt/lists/*' . | tar --extract --directory "$tree"
    mkdir "$tree"/{proc,dev,sys}
    # As Python's own image it has no git and no make; and nothing of this machine.
    chroot "$tree" dpkg --purge git make procps >/dev/null
    chroot "$tree" userdel player
    ln -s /usr/bin/python3 "$tree/usr/local/bin/python"
    rm -rf "${pip_settings[@]/#/$tree}"
    : | tee "$tree/etc/hosts" "$tree/etc/resolv.conf" >"$tree/etc/pip.conf"
    mkdir -p "$tree/etc/xdg/pip"
    chroot "$tree" update-ca-certificates --fresh >/dev/null 2>&1
    files "$tree" >"$images/base.files"
    engine config --env PATH=/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin --cmd python "$made"
    engine commit --format docker --quiet --rm "$made" "$base" >/dev/null
}

part "the base"
[ -e "$root/made" ] || ( alone "$root"; make_debian )
recipe=$({ stat --format '%i %Y' "$root/made"; declare -f make_base files; } | sha256sum)
if [ "$recipe" != "$(cat "$images/base.recipe" 2>/dev/null)" ] || ! engine inspect --type image "$base" >/dev/null 2>&1; then
    ( alone "$root"; make_base )
    echo "$recipe" >"$images/base.recipe"
fi

part "the image"
settings=(--volume "${PIP_CERT:-$certificates}:$certificates:ro")
for place in "${pip_settings[@]}"; do
    [ ! -e "$place" ] || settings+=(--volume "$place:$place:ro")
done
log=$work/build
engine bud --pull-never --network host --format docker "${settings[@]}" --tag "$image" . >"$log" 2>&1 || fail "it was not built"
if grep -iE "warning" "$log"; then fail "the build was not quiet"; fi

part "what the image adds to its base"
tree=$(engine mount "$(engine from --pull-never "$image")")
files "$tree" >"$work/files"
LC_ALL=C comm -13 "$images/base.files" "$work/files" >"$work/added"
# Engines mount over dev, and leave there what they mount on.
if grep -vE ' (app|venv|dev)(/|$)| data$| etc/(passwd|group|shadow|gshadow|subuid|subgid)-?$' "$work/added"; then
    fail "this does not belong into the image"
fi
wanted=$(sed -n 's/^COPY \(\w*\) \1$/\1/p' Dockerfile)
diff <(git ls-files --cached --others --exclude-standard -- $wanted | sort) \
    <(cd "$tree/app" && find . -type f ! -name '*.pyc' -printf '%P\n' | sort) || fail "the image has other files than the repository"
megabytes=$(awk '$1 == "f" { sum += $4 } END { printf "%d", sum / 1e6 }' "$work/added")
echo "   $megabytes MB"
[ "$megabytes" -le "$most" ] || fail "that is more than $most MB"
# Addresses and certificates of this machine's packages are its own business.
"$python" -m pip config list | grep -oE "[a-z]+://[^' ]+" | sort -u >"$work/addresses" || true
engine inspect --type image "$image" >"$work/inspected"
if [ -s "$work/addresses" ] && grep -rFl -f "$work/addresses" "$tree/app" "$tree/venv" "$work/inspected"; then
    fail "an address of this machine's settings of pip is in the image"
fi

part "the compose files, as docker-compose reads them"
mkdir "$work/compose"
cp -r deploy "$work/compose/"
{ cat .env.example; echo POSTGRES_PASSWORD=s3cret; } >"$work/compose/.env"
for set in compose.yaml "compose.yaml compose.postgres.yaml" compose.several.yaml; do
    given=()
    for file in $set; do given+=(--file "$work/compose/deploy/$file"); done
    docker-compose --env-file "$work/compose/.env" "${given[@]}" config --quiet || fail "$set"
done

# The image as a container that cannot write to itself: what Docker gives each, and a volume that begins as a new one of
# Docker's does.
mkdir "$work/root"
mount --bind "$tree" "$work/root"
mount -o remount,bind,ro "$work/root"
mount -t tmpfs -o noexec,nosuid,nodev,mode=1777 tmpfs "$work/root/tmp"
mount -t tmpfs -o nosuid,mode=755 tmpfs "$work/root/dev"
for device in null zero full random urandom tty; do
    : >"$work/root/dev/$device"
    mount --bind "/dev/$device" "$work/root/dev/$device"
done
ln -s /proc/self/fd "$work/root/dev/fd"
mkdir "$work/root/dev/shm"
mount -t tmpfs -o noexec,nosuid,nodev,mode=1777,size=64m tmpfs "$work/root/dev/shm"
cp -a "$tree/data" "$work/data"
mount --bind "$work/data" "$work/root/data"

config() { engine inspect --type image --format "$1" "$image"; }
mapfile -t environment < <(config '{{range .Docker.Config.Env}}{{println .}}{{end}}' | grep .)
mapfile -t health < <(config '{{range .Docker.Config.Healthcheck.Test}}{{println .}}{{end}}' | grep . | tail -n +2)
mapfile -t command < <(config '{{range .Docker.Config.Cmd}}{{println .}}{{end}}' | grep .)
user=$(config '{{.Docker.Config.User}}') folder=$(config '{{.Docker.Config.WorkingDir}}')
[ "$user" = 10001:10001 ] || fail "the image's user is $user"
[ "${health[*]}" = "python -m bot health" ] || fail "the image's health check is ${health[*]}"

# inside [NAME=VALUE]... COMMAND...: a new container of the image and the volume, as its user, as process 1 of its own.
inside() {
    exec unshare --pid --fork --mount-proc="$work/root/proc" chroot "$work/root" \
        setpriv --reuid "${user%:*}" --regid "${user#*:}" --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs \
        --pdeathsig KILL \
        env --chdir="$folder" --ignore-environment "${environment[@]}" HOME="$folder" "$@"
}
# in_container …: the same, until it has ended.
in_container() { ( inside "$@" ); }

# start LOG COMMAND…: begin what `stop` ends.
start() {
    log=$1
    inside "${@:2}" >"$log" 2>&1 &
    running=$!
}
# process_1: its number outside.
process_1() { cat "/proc/$running/task/$running/children"; }
# stop: what `docker stop` does. It gives a container ten seconds.
stop() {
    local begin=$SECONDS code=0
    kill -TERM "$(process_1)" || fail "it does not run"
    wait "$running" || code=$?
    running=
    [ "$code" = 0 ] || fail "it ended with $code"
    [ $((SECONDS - begin)) -le 10 ] || fail "it took $((SECONDS - begin)) s to stop"
    echo "   stopped in $((SECONDS - begin)) s"
    quiet "$log"
}
local_table=(SANDBOX_PORT="$port" SANDBOX_URL="http://localhost:$port" python -m bot local)
tables=DATABASE=/data/local/tables.sqlite3   # where the local table keeps its games

part "the local table: a board, a game of two, a copy of it"
if in_container "${health[@]}"; then fail "it says that it is well before it runs"; fi
start "$work/first" "${local_table[@]}"
"$python" -m tests.local_board "$log" || fail "no board"
"$python" -m tests.local_table "$log" open || fail "no game"
in_container "${health[@]}" || fail "it says that it is not well"
drawing=$(pgrep --ns "$(process_1)" --nslist pid -u "${user%:*}" -fc multiprocessing.spawn)
[ "$drawing" -ge 1 ] || fail "no process draws beside the bot"
in_container "$tables" python -m bot backup /data/copies/monday.sqlite3 | tee "$work/said"
grep -q "2 tables" "$work/said" || fail "the copy has other tables"
stop
if in_container "${health[@]}"; then fail "it says that it is well after it was stopped"; fi

part "the same volume again: nothing is lost"
start "$work/second" "${local_table[@]}"
"$python" -m tests.local_table "$log" again || fail "the game is gone"
stop
diff <(grep -oE "http://\S+" "$work/first") <(grep -oE "http://\S+" "$work/second") || fail "a seat has another address"

part "a lost database, from its copy"
rm "$work/data/local/tables.sqlite3"*
in_container "$tables" python -m bot restore /data/copies/monday.sqlite3 | tee "$work/said"
grep -q "2 tables" "$work/said" || fail "other tables were put back"
start "$work/third" "${local_table[@]}"
"$python" -m tests.local_table "$log" again || fail "the game is gone"
stop

# helper WORDS FILE COMMAND…: begin a program beside the container, and wait until it has printed the words.
helper() {
    : >"$2"
    "${@:3}" >"$2" &
    helpers+=($!)
    until grep -q "$1" "$2"; do kill -0 $! || fail "this does not run: ${*:3}"; sleep 0.2; done
}
# bot NAME=VALUE…: the image's own command with these settings, until it is well; then it is stopped.
bot() {
    start "$work/bot" "$@" "${command[@]}"
    for try in $(seq 60); do ! in_container "$@" "${health[@]}" || break; sleep 1; done
    grep -q '^Connected\.$' "$log" && [ "$try" -lt 60 ] || fail "it does not get well"
    stop
}

part "the bot, with a file and with PostgreSQL, at a stand-in of Discord"
helper DISCORD_TOKEN "$work/discord" env SANDBOX_PORT=$((port + 1)) "$python" -m sandbox
mapfile -t account < <(grep ^DISCORD_ "$work/discord")
bot "${account[@]}"
[ -s "$work/data/sobremesa.sqlite3" ] || fail "its database is not in the volume"
helper ready "$work/server" env PGPORT=$((port + 2)) "$python" -c '
import signal, sys
from tests.postgres import server
signal.signal(signal.SIGTERM, lambda *_: sys.exit())
with server(["listen_addresses=127.0.0.1"]) as running:
    running.database("sobremesa")
    print("ready", flush=True)
    signal.pause()
'
server=DATABASE_URL=postgresql://postgres@127.0.0.1:$((port + 2))/sobremesa
bot "${account[@]}" "$server"
in_container "$server" python -m bot backup /data/copies/server.sqlite3

part "what was written, and by whom"
[ -z "$(find "$work/root/dev/shm" "$work/root/tmp" -mindepth 1)" ] || fail "temporary files were left: $(ls "$work/root/tmp")"
[ -z "$(find "$work/data" ! -user "${user%:*}")" ] || fail "files of another user are in the volume"
files "$tree" | diff "$work/files" - || fail "the image has changed"

part ""
echo "$((SECONDS - began)) s, $megabytes MB"
