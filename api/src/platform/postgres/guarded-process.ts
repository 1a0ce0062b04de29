import { spawn } from "node:child_process";
import { type Identity, SERVER_ENVIRONMENT } from "./server-user.ts";

export interface GuardedProcess {
  pid: number;
  exit: Promise<number | string>;
}

/**
 * A watcher holds the other end of a pipe. When Node dies, the pipe closes and the watcher interrupts the command. A
 * line in the pipe tells the watcher that the command has ended, because its process id may be reused by then. The
 * watcher is forked twice, so that it is not a child of the postmaster, which would treat the exit of an unknown
 * child as a crash.
 */
const GUARD = `
exec 3<&0 </dev/null
( ( read -r _ <&3 || kill -INT $$ ) >/dev/null 2>&1 & )
exec "$@" 3<&-`;

/** In its own session: Ctrl-C in the terminal reaches only Node. */
export function spawnGuarded(
  command: string[],
  options: { identity: Identity | undefined; output: number; environment?: NodeJS.ProcessEnv },
): GuardedProcess {
  const child = spawn("/bin/sh", ["-c", GUARD, "sh", ...command], {
    ...options.identity,
    cwd: "/",
    env: { ...SERVER_ENVIRONMENT, ...options.environment },
    detached: true,
    stdio: ["pipe", options.output, options.output],
  });
  child.stdin?.on("error", () => undefined);
  const exit = new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => {
      child.stdin?.end("\n");
      resolve(code ?? signal ?? "");
    });
  });
  return { pid: child.pid ?? 0, exit };
}
