import { decoding } from "../../platform/files/decoding.ts";
import { inOwnProcess } from "../../platform/own-process.ts";

export interface ToStamp {
  bytes: Uint8Array;
  line: string;
}
export type Stamped =
  | { bytes: Uint8Array; pages: number; problem?: undefined }
  | { problem: "locked" | "active" | "broken" };

const LIMITS = { seconds: 30, megabytes: 384 };
const PROCESS = new URL("./stamp-process.ts", import.meta.url);

/** Writes a line at the foot of each page. */
export const stampPdf = (bytes: Buffer, line: string): Promise<Stamped> =>
  decoding(bytes, async () => {
    const asked: ToStamp = { bytes, line };
    return (await inOwnProcess<Stamped>(PROCESS, asked, LIMITS)) ?? { problem: "broken" };
  });
