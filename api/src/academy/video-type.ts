export const HEAD_BYTES = 4096;

/** MP4 brands that browsers play; QuickTime's 'qt ' is not among them. */
const MP4_BRANDS = /^(?:isom|iso[2-9a-f]|mp4[12]|avc1|av01|hvc1|hev1|dash|M4V[ HP]|MSNV|f4v |mmp4|3gp[4-7])$/;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** The DocType element of length four and its value; other Matroska files say 'matroska'. */
const WEBM = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), Buffer.from("webm")]);

function isMp4(head: Buffer): boolean {
  if (head.toString("latin1", 4, 8) !== "ftyp") return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  // The major brand, its version, then the compatible brands.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4)
    if (MP4_BRANDS.test(head.toString("latin1", at, at + 4))) return true;
  return false;
}

const isWebm = (head: Buffer) => head.subarray(0, 4).equals(EBML) && head.subarray(4, 64).includes(WEBM);

/** Detected from the first bytes, not the file name. */
export function videoTypeOf(head: Buffer): "mp4" | "webm" | undefined {
  if (head.length < 16) return undefined;
  if (isMp4(head)) return "mp4";
  return isWebm(head) ? "webm" : undefined;
}
