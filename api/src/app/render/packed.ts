import { brotliCompressSync, constants } from "node:zlib";

/** Beyond this a page takes longer to pack than to render, for a few bytes in a hundred. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Where pages stand while they are packed; longer than most of them. */
const shared = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * A text packed with Brotli, in memory of its own, which can be handed over to another thread. One after the other, and from the
 * same place: many megabytes at once, as many pages made at once would need, have the engine look through all of its memory.
 */
export function packed(text: string): Uint8Array<ArrayBuffer> {
  const fits = Buffer.byteLength(text) <= shared.length;
  const bytes = fits ? shared.subarray(0, shared.write(text)) : text;
  return new Uint8Array(brotliCompressSync(bytes, BROTLI));
}
