# Prepares what a command needs, then becomes that command on the project's own Node:
#   sh scripts/run.sh web -- node api/src/main.ts
# A shell that replaces itself, and no child of Node: a signal that npm passes on must reach the command itself.
set -e
cd "$(dirname "$0")/.."
wanted=
while [ "$1" != -- ]; do
  wanted="$wanted $1"
  shift
done
shift
# The Node that runs npm. npm puts node_modules/.bin first, where a Node for another machine may lie.
"${npm_node_execpath:-node}" scripts/prepare.mjs $wanted
PATH="$PWD/.cache/bin:$PWD/node_modules/.bin:$PATH"
export PATH
# What Node made of our sources the last time, so that it need not do it at every start: a third of the app's start.
NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/.cache/compiled}"
export NODE_COMPILE_CACHE
exec "$@"
