import {
  UPLOAD_MOST_BYTES,
  UPLOAD_TOO_LARGE,
  UPLOAD_TYPES,
  UPLOAD_WRONG_TYPE,
} from "@barakah/contract/platform/upload-rules";
import { decimalText } from "../../platform/format.ts";

export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Some phones name no type; the ending of the name then has to do. The server looks at the content in any case. */
function typeAllowed({ name, type }: FileFacts): boolean {
  if (type === "") return /\.(?:jpe?g|png)$/i.test(name);
  return (UPLOAD_TYPES as readonly string[]).includes(type);
}

/** What to do with a file that was chosen. */
export function proofDecision(file: FileFacts): "keep" | "shrink" | { problem: string } {
  if (!typeAllowed(file)) return { problem: UPLOAD_WRONG_TYPE };
  return file.size <= UPLOAD_MOST_BYTES ? "keep" : "shrink";
}

export const tooLarge = { problem: UPLOAD_TOO_LARGE };

/** '812 KB' or '1,4 MB'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${decimalText(kilobytes / 1024, 1)} MB`;
}
