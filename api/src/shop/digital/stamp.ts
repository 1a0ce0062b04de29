import { Worker } from "node:worker_threads";
import { decoding } from "../../platform/files/decoding.ts";

export interface ToStamp {
  bytes: Uint8Array;
  line: string;
}
export type Stamped =
  | { bytes: Uint8Array; pages: number; problem?: undefined }
  | { problem: "locked" | "active" | "broken" };

const MOST_SECONDS = 30;
const MOST_MB = 384;

/**
 * Writes a line at the foot of each page. Runs in a worker thread with limits for time and memory, because a member uploaded
 * the file.
 */
export const stampPdf = (bytes: Buffer, line: string): Promise<Stamped> =>
  decoding(bytes, () => {
    const { promise, resolve } = Promise.withResolvers<Stamped>();
    const worker = new Worker(new URL("./stamp-worker.ts", import.meta.url), {
      workerData: { bytes, line } satisfies ToStamp,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), MOST_SECONDS * 1000);
    worker.once("message", resolve);
    worker.once("error", () => resolve({ problem: "broken" }));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve({ problem: "broken" });
    });
    return promise;
  });
