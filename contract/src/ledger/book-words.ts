/** The labels of ledger events, by the first part of the event's name. */
export const POSTING_KIND_LABEL = {
  payment: "Pembayaran",
  payout: "Penyaluran",
  statement: "Mutasi masuk",
  debit: "Biaya bank dan kurir",
  cash: "Setoran kas",
  refund: "Pengembalian dana",
  midtrans: "Pembayaran online",
  settlement: "Pelunasan penyedia",
  amil: "Bagian amil",
  transfer: "Pemindahan dana",
  income: "Bunga, denda, hasil wakaf",
  order: "Pesanan toko selesai",
  storepayout: "Pencairan toko",
  year: "Penutupan tahun",
} as const;
export const POSTING_KINDS = Object.keys(POSTING_KIND_LABEL) as [PostingKind, ...PostingKind[]];
export type PostingKind = keyof typeof POSTING_KIND_LABEL;

export const ACCOUNT_GROUPS = ["money", "funds", "held", "income", "expense"] as const;
export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];
export const ACCOUNT_GROUP_LABEL: Record<AccountGroup, string> = {
  money: "Kas dan bank",
  funds: "Dana",
  held: "Titipan lain",
  income: "Usaha",
  expense: "Biaya",
};
