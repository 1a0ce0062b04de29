const NAMES: Record<string, string> = {
  sales: "Penjualan toko",
  tuition: "Biaya kelas",
  payers: "Titipan pembayar",
  writeoff: "Selisih yang dihapus",
  unidentified: "Belum dikenal",
  "provider:midtrans": "Midtrans",
};

/** An account of the ledger, as people read it. */
export function accountName(account: string, campaign: string): string {
  if (account.startsWith("bank:")) return `Bank ${account.slice("bank:".length).toUpperCase()}`;
  if (account.startsWith("cash:")) return "Kas";
  if (account.startsWith("campaign:")) return campaign;
  return NAMES[account] ?? account;
}
