/** What a file is by its first bytes, whatever its name says. */
export type FileKind = "text" | "zip" | "old workbook" | "picture" | "pdf" | "page" | "other";

const BEGINNINGS: readonly [FileKind, readonly number[]][] = [
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
  ["picture", [0x52, 0x49, 0x46, 0x46]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["old workbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
];
const LOOKED_AT = 4096;

const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** Characters that no text contains: a file with many of them is not a table. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);

export function fileKind(bytes: Uint8Array): FileKind {
  const known = BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte));
  if (known) return known[0];
  if (isUtf16(bytes)) return "text";
  const start = bytes.subarray(0, LOOKED_AT);
  if (start.some(isControl)) return "other";
  return /^\s*<(?:!doctype|html|table|\?xml)/i.test(new TextDecoder().decode(start)) ? "page" : "text";
}

const REFUSALS: Partial<Record<FileKind, string>> = {
  picture: "Ini gambar, bukan mutasi. Unduh mutasi sebagai CSV atau XLSX dari internet banking.",
  pdf: "PDF tidak dapat dibaca baris demi baris. Unduh mutasi sebagai CSV atau XLSX dari internet banking.",
  "old workbook": "Berkas .xls lama tidak dapat dibaca. Buka, lalu simpan sebagai .xlsx atau CSV.",
  page: "Berkas ini sebenarnya halaman web. Buka dengan Excel, lalu simpan sebagai .xlsx atau CSV.",
  other: "Berkas ini bukan tabel. Unduh mutasi sebagai CSV atau XLSX dari internet banking.",
};

/** Why a file cannot be a statement, in a sentence with a way on. */
export const refusalOf = (kind: FileKind): string | undefined => REFUSALS[kind];

/** Decodes a text file: UTF-8, Excel's 'Unicode text' (UTF-16), or Windows-1252 of old programs. */
export function textOf(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
