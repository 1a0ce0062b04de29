import type { ChildProcess } from "node:child_process";

/** Waits for the app's ready message, or its end. */
export function ready(app: ChildProcess): Promise<void> {
  return new Promise((resolveReady, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("siap di")) resolveReady();
    };
    app.stdout?.on("data", listen);
    app.stderr?.on("data", listen);
    app.once("exit", () => reject(new Error(`The app did not start:\n${output}`)));
  });
}
