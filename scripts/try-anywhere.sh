#!/bin/sh
# Tests whether a fresh clone starts and passes its tests on a bare machine. Needs root, debootstrap and a network:
#   sh scripts/try-anywhere.sh              every Node below, as root and as an ordinary user
#   sh scripts/try-anywhere.sh 18 22        these Nodes only
#   USERS=ordinary TESTS=e2e/search.test.ts sh scripts/try-anywhere.sh 20
# Each try uses a new Debian with only Node and npm; root's clone is below /root. TESTS limits the tests; TESTS=all runs
# all of them. Downloads are cached in WORK. Not part of `npm test`: it takes long and needs root.
set -eu

# Versions of Node and npm.
VERSIONS="18.20.8:9.9.4 20.20.2:10.8.2 22.23.3:11.3.0 24.22.0:12.2.0"
WORK=${WORK:-/var/tmp/barakah-anywhere}
USERS=${USERS:-root ordinary}
TESTS=${TESTS:-scripts/prepare/own-node.test.ts e2e/search.test.ts}
PATIENCE=${PATIENCE:-1800}

# ── Inside the bare machine ──────────────────────────────────────────────────────────────────────────────────────────

answers() {
  node -e 'fetch(process.argv[1]).then((a) => a.text().then((t) => process.exit(a.ok && t.includes("BARAKAH") ? 0 : 1)), () => process.exit(1))' \
    "http://127.0.0.1:$PORT/"
}

runs() {
  for comm in /proc/[0-9]*/comm; do
    if [ "$(cat "$comm" 2>/dev/null)" = "$1" ]; then return 0; fi
  done
  return 1
}

until_ready() {
  waited=0
  while ! grep -q "siap di" start.log; do
    if ! kill -0 "$1" 2>/dev/null || [ $waited -ge "$PATIENCE" ]; then return 1; fi
    sleep 1
    waited=$((waited + 1))
  done
}

# npm 9 does not forward SIGTERM: signal its process group, as a terminal does.
end_start() {
  ended="SIGTERM to npm ended it"
  kill -TERM "$1"
  waited=0
  while ! grep -q stopping start.log; do
    if [ $waited -eq 20 ]; then
      ended="SIGTERM to npm's process group ended it"
      kill -TERM "-$1"
    fi
    if [ $waited -ge 60 ]; then return 1; fi
    sleep 1
    waited=$((waited + 1))
  done
  wait "$1" || true
  waited=0
  while runs postgres; do
    if [ $waited -ge 30 ]; then return 1; fi
    sleep 1
    waited=$((waited + 1))
  done
}

try_start() {
  setsid npm start >start.log 2>&1 &
  npm=$!
  if ! until_ready $npm || ! answers; then
    echo "  npm start: FAILED"
    tail -n 20 start.log
    return 1
  fi
  if ! end_start $npm; then
    echo "  npm start: answered, but SIGTERM did not end it cleanly"
    return 1
  fi
  echo "  npm start: answered; $ended"
}

try_test() {
  if [ "$TESTS" = all ]; then TESTS=; fi
  # shellcheck disable=SC2086
  if npm test -- $TESTS >test.log 2>&1; then
    echo "  npm test: $(tail -n 1 test.log)"
  elif grep -q "TIDAK dijalankan" test.log; then
    echo "  npm test: no browser to be had; it says so: $(tail -n 1 test.log)"
  else
    echo "  npm test: FAILED"
    tail -n 40 test.log
    return 1
  fi
}

if [ "${1:-}" = inside ]; then
  cd ~/app
  echo "Node $(node --version), npm $(npm --version 2>/dev/null), $(id -un), $(uname -m), $PWD"
  failed=0
  try_start || failed=1
  try_test || failed=1
  exit $failed
fi

# ── Outside ──────────────────────────────────────────────────────────────────────────────────────────────────────────

project=$(cd "$(dirname "$0")/.." && pwd)
case $(uname -m) in
  x86_64) machine=x64 ;;
  aarch64) machine=arm64 ;;
  *) echo "No Node package for $(uname -m)" >&2; exit 1 ;;
esac

# The package mirror of this machine.
make_base() {
  if [ -e "$WORK/base/.whole" ]; then return; fi
  rm -rf "$WORK/base"
  suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
    awk -v suite="$suite" '$2 == suite { print $1; exit }')
  debootstrap --variant=minbase "$suite" "$WORK/base" "$mirror" >"$WORK/debootstrap.log"
  rm -f "$WORK/base/etc/apt/sources.list"
  cp /etc/resolv.conf "$WORK/base/etc/resolv.conf"
  for name in sources.list sources.list.d trusted.gpg.d keyrings auth.conf.d apt.conf.d; do
    if [ -e "/etc/apt/$name" ]; then cp -aL "/etc/apt/$name" "$WORK/base/etc/apt/"; fi
  done
  mkdir -p "$WORK/base/usr/share/keyrings" "$WORK/base/etc/ssl/certs"
  cp -aL /usr/share/keyrings/. "$WORK/base/usr/share/keyrings/"
  if [ -e /etc/ssl/certs/ca-certificates.crt ]; then
    cp -L /etc/ssl/certs/ca-certificates.crt "$WORK/base/etc/ssl/certs/"
  fi
  printf '127.0.0.1 localhost\n::1 localhost\n' >"$WORK/base/etc/hosts"
  chroot "$WORK/base" useradd --create-home ordinary
  touch "$WORK/base/.whole"
}

unpack() {
  mkdir -p "$2"
  (cd "$WORK" && tar -xzf "$(npm pack --silent "$1")" -C "$2" --strip-components=1)
}

make_node() {
  if [ -e "$WORK/node-$1-npm-$2/.whole" ]; then return; fi
  unpack "node-linux-$machine@$1" "$WORK/node-$1-npm-$2"
  unpack "npm@$2" "$WORK/node-$1-npm-$2/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$WORK/node-$1-npm-$2/bin/npm"
  chmod +x "$WORK/node-$1-npm-$2/lib/node_modules/npm/bin/npm-cli.js"
  touch "$WORK/node-$1-npm-$2/.whole"
}

# Separate namespaces for mounts and processes, so that nothing stays mounted or running.
try() {
  node=$1 npm=$2 user=$3
  root="$WORK/try-$node-$user"
  home=/root
  if [ "$user" = ordinary ]; then home=/home/ordinary; fi
  rm -rf "$root"
  cp -a "$WORK/base" "$root"
  cp -a "$WORK/node-$node-npm-$npm/." "$root/usr/local/"
  git clone --quiet --depth 1 "file://$project" "$root$home/app"
  cp "$project/scripts/try-anywhere.sh" "$root/usr/local/bin/"
  chroot "$root" chown -R "$user:" "$home/app"
  mkdir -p "$WORK/npm-cache-$user" "$root/var/cache/npm"
  chroot "$root" chown "$user:" /var/cache/npm
  chown "$(stat -c %u:%g "$root$home")" "$WORK/npm-cache-$user"
  unshare --mount --pid --fork --kill-child sh -c '
    mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount --bind "$2" "$1/var/cache/npm" && shift 2 && exec "$@"
  ' sh "$root" "$WORK/npm-cache-$user" \
    chroot --userspec="$user:" "$root" /usr/bin/env -i HOME="$home" TESTS="$TESTS" PATIENCE="$PATIENCE" \
    PATH=/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin \
    PORT=$((20000 + ${node%%.*} * 10 + ${#user})) npm_config_cache=/var/cache/npm npm_config_update_notifier=false \
    npm_config_registry="$(npm config get registry 2>/dev/null)" NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    sh /usr/local/bin/try-anywhere.sh inside
}

mkdir -p "$WORK"
make_base
failed=0
for version in $VERSIONS; do
  node=${version%:*} npm=${version#*:}
  case " ${*:-18 20 22 24} " in *" ${node%%.*} "*) ;; *) continue ;; esac
  make_node "$node" "$npm"
  for user in $USERS; do
    if try "$node" "$npm" "$user"; then rm -rf "$WORK/try-$node-$user"; else failed=1; fi
  done
done
exit $failed
