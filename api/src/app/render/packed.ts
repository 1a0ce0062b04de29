import { brotliCompressSync, constants } from "node:zlib";

/** Above quality 5, compression takes longer than rendering for a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Input buffer, larger than most pages. */
const shared = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * Compresses with Brotli into its own memory, which can be transferred to another thread. Inputs share one buffer:
 * allocating megabytes per page would trigger full garbage collections.
 */
export function packed(text: string): Uint8Array<ArrayBuffer> {
  const fits = Buffer.byteLength(text) <= shared.length;
  const bytes = fits ? shared.subarray(0, shared.write(text)) : text;
  return new Uint8Array(brotliCompressSync(bytes, BROTLI));
}
