import { createHash } from "node:crypto";

/** The version of what nobody counts: the same for the same text, and another for any other. */
export const versionOf = (written: unknown): string =>
  createHash("sha256").update(JSON.stringify(written)).digest("base64url").slice(0, 22);
