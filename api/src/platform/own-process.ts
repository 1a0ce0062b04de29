import { fork } from "node:child_process";

interface Limits {
  seconds: number;
  megabytes: number;
}

/**
 * Runs a file that calls `answerOnce` in a separate process, because it works on uploaded data. Undefined if it fails, or needs
 * more time or memory than allowed. A worker thread that fills its memory could end the whole app. The process does not get the
 * app's settings, and may not write files or start programs.
 */
export function inOwnProcess<Answer>(
  file: URL,
  question: object,
  { seconds, megabytes }: Limits,
): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const child = fork(file, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`, "--permission", "--allow-fs-read=*"],
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
  const end = () => {
    clearTimeout(timer);
    resolve(undefined);
  };
  child.once("message", (answer) => resolve(answer as Answer));
  child.once("error", end);
  child.once("exit", end);
  // Failing to send is followed by an exit.
  child.send(question, () => undefined);
  return promise;
}

/** The other side: answers one question and ends. */
export function answerOnce<Question, Answer extends object>(work: (asked: Question) => Promise<Answer>) {
  process.once("message", async (asked: Question) => {
    const answer = await work(asked);
    process.send?.(answer, () => process.exit());
  });
}
