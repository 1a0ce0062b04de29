/** A refund that was decided, and one whose money has left us: the same words for staff and payers. */
export const REFUND_WORDS = { owed: "Akan dikembalikan", paid: "Sudah dikembalikan" } as const;

export const refundWords = (owed: number) => REFUND_WORDS[owed > 0 ? "owed" : "paid"];
