import { spawn } from "node:child_process";
import { type Identity, SERVER_ENVIRONMENT } from "./identity.ts";

export interface GuardedProcess {
  pid: number;
  /** The exit code or the name of the signal. */
  exit: Promise<number | string>;
}

/**
 * A watcher holds the other end of our pipe: when Node is gone, however it died, the pipe ends and the watcher
 * interrupts the command. A line instead of the end tells the watcher that the command is gone already, because by
 * then its process id may be somebody else's. The watcher is forked twice, so that the postmaster is not its parent:
 * it would take the end of a child unknown to it for a crash.
 */
const GUARD = `
exec 3<&0 </dev/null
( ( read -r _ <&3 || kill -INT $$ ) >/dev/null 2>&1 & )
exec "$@" 3<&-`;

/** Runs in a session of its own: Ctrl-C in the terminal reaches Node only. */
export function spawnGuarded(
  command: string[],
  options: { identity: Identity | undefined; output: number; environment?: Record<string, string> },
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
