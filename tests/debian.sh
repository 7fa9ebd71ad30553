# For fresh.sh and container.sh: a minimal Debian with Python, made once by debootstrap, which both of them start from.
# After `. tests/debian.sh`, make_debian makes it where it is missing. Needs root.
#   FRESH_ROOT  where it is made (/var/cache/sobremesa/root)
root=${FRESH_ROOT:-/var/cache/sobremesa/root}
mkdir -p "$(dirname "$root")"

# How packages are reached is this machine's own business: its settings of pip and its certificates.
pip_settings=(/etc/pip.conf /etc/xdg/pip)
certificates=/etc/ssl/certs/ca-certificates.crt

# need PROGRAM [PACKAGE]: install the package of a program that is missing. Two scripts may need some at once.
need() {
    command -v "$1" >/dev/null || (
        alone "$(dirname "$root")/packages"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${2:-$1}" >/dev/null
    )
}

# alone NAME: wait until no other run works with the folder of that name, and hold it until this script ends.
alone() {
    exec {lock}>"$1.lock"
    flock --timeout 1800 "$lock" || { echo "another run has held $1.lock for half an hour" >&2; exit 1; }
}

make_debian() {
    [ ! -e "$root/made" ] || return 0
    need debootstrap
    rm -rf "$root"
    debootstrap --variant=minbase --include=python3,python3-venv,make,git,ca-certificates,procps bookworm "$root" >"$root.log"
    chroot "$root" useradd --create-home player
    touch "$root/made"
}

# quiet LOG: fail where a program has printed an error or a warning.
quiet() {
    ! grep -E "Traceback|ERROR|WARNING" "$1" || { echo "the log was not quiet"; return 1; }
}
