# Prepares what a command needs, then runs it with the project's own Node:
#   sh scripts/run.sh id web -- node api/src/main.ts
# With `id` it reports in Indonesian, for operators, and installs what running and building the pages need; otherwise in
# English, for developers, with their tools.
# The shell execs the command instead of starting a child: signals forwarded by npm must reach it.
set -e
cd "$(dirname "$0")/.."
wanted=
while [ "$1" != -- ]; do
  wanted="$wanted $1"
  shift
done
shift
# The Node that runs npm. npm puts node_modules/.bin first, which may contain a Node for another machine.
"${npm_node_execpath:-node}" scripts/prepare.mjs $wanted
PATH="$PWD/.cache/bin:$PWD/node_modules/.bin:$PATH"
export PATH
# Node's compile cache saves a third of the app's start.
NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/.cache/compiled}"
export NODE_COMPILE_CACHE
exec "$@"
