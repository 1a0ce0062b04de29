/** Names of receipts. Only a licensed collector of zakat may use the second. */
export const RECEIPT_KIND_LABEL = { gift: "Tanda Terima", zakat: "Bukti Setor Zakat" } as const;
export type ReceiptKind = keyof typeof RECEIPT_KIND_LABEL;
export const RECEIPT_KINDS = Object.keys(RECEIPT_KIND_LABEL) as [ReceiptKind, ...ReceiptKind[]];

/** By the beginning of its number. */
export const receiptKindOf = (number: string): ReceiptKind => (number.startsWith("BSZ") ? "zakat" : "gift");

/** Why a receipt is void, in words that follow 'karena'. */
export const VOID_WORDS = {
  refunded: "diputuskan bahwa dananya dikembalikan kepada pemberinya",
  part_refunded: "diputuskan bahwa sebagian dananya dikembalikan kepada pemberinya",
  reversed: "pembayarannya diperiksa lagi",
  restored: "pengembalian dananya dibatalkan",
  corrected: "isinya diperbaiki",
  withdrawn: "ditarik oleh bendahara",
} as const;
export type VoidCause = keyof typeof VOID_WORDS;
export const VOID_CAUSES = Object.keys(VOID_WORDS) as [VoidCause, ...VoidCause[]];

/** Normalises a number copied from paper, such as 'tt 2026 11 4hd8 2vnc': letters that look like digits become digits. */
export function receiptNumber(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, 40);
  const found = /^(TT|BSZ)(\d{4})(\d{2})([0-9A-Z]{8})$/.exec(letters);
  if (!found) return letters;
  const [, kind, year, month, code = ""] = found;
  return `${kind}-${year}-${month}-${code.replaceAll("O", "0").replace(/[IL]/g, "1")}`;
}
