import type { AccountGroup } from "@barakah/contract";

export interface Named {
  account: string;
  title: string | null;
}

export const FIXED: Record<string, { name: string; group: AccountGroup }> = {
  sales: { name: "Penjualan Sinergy", group: "income" },
  shipping: { name: "Ongkos kirim", group: "income" },
  // An account that reduces income.
  discount: { name: "Potongan kode unik dan kupon", group: "income" },
  ujrah: { name: "Ujrah dari toko anggota", group: "income" },
  tuition: { name: "Pendaftaran kelas", group: "income" },
  unidentified: { name: "Uang belum diketahui dari siapa", group: "held" },
  netassets: { name: "Aset neto usaha dari tahun yang ditutup", group: "income" },
  payers: { name: "Titipan pembayar", group: "held" },
  writeoff: { name: "Kekurangan yang direlakan", group: "expense" },
  "amil:zakat": { name: "Bagian amil dari zakat", group: "funds" },
  "amil:infak": { name: "Bagian amil dari infak", group: "funds" },
  nonhalal: { name: "Dana nonhalal", group: "funds" },
  "qris:donasi": { name: "QRIS Donasi, belum masuk bank", group: "money" },
  "qris:toko": { name: "QRIS Toko, belum masuk bank", group: "money" },
  "expense:mdr": { name: "Biaya penyedia pembayaran", group: "expense" },
  "expense:bank": { name: "Biaya bank", group: "expense" },
  "provider:midtrans": { name: "Midtrans, belum masuk bank", group: "money" },
};
const GROUPS: Record<string, AccountGroup> = {
  bank: "money",
  cash: "money",
  provider: "money",
  campaign: "funds",
  fund: "funds",
  event: "income",
  expense: "expense",
};

/** Falls back to the account's code. */
export function nameOf({ account, title }: Named): { name: string; group: AccountGroup } {
  const fixed = FIXED[account];
  if (fixed) return fixed;
  const [kind = "", id = ""] = account.split(":");
  return { name: title ?? (id ? `${kind} ${id}` : kind), group: GROUPS[kind] ?? "held" };
}
