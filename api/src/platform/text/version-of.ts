import { createHash } from "node:crypto";

/** A version for content without a counter: a hash of it. */
export const versionOf = (written: unknown): string =>
  createHash("sha256").update(JSON.stringify(written)).digest("base64url").slice(0, 22);
