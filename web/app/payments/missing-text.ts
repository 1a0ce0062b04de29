import { rupiah } from "../platform/format.ts";

/** Of a short transfer, in lists, which do not know whether a proof of the rest was sent. */
export const missingText = (missing: number): string =>
  `Sebagian sudah kami terima, masih kurang ${rupiah(missing)}. Transfer kekurangannya ke rekening yang sama. Bila buktinya sudah kamu kirim, jangan transfer lagi.`;
