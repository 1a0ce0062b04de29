import { conflict } from "../../platform/errors.ts";

export const alreadyUndone = () =>
  conflict("already_undone", "Pemindahan ini sudah dibatalkan, atau pembatalannya sudah diajukan.");

const aboveBalance = () =>
  conflict("above_balance", "Saldonya baru saja berubah. Muat ulang, lalu coba lagi.");

/** Constraints that refuse what a concurrent call did first. */
const BY_CONSTRAINT: Record<string, () => Error> = {
  fund_holds: () =>
    conflict("not_enough", "Dananya baru saja dipakai orang lain. Muat ulang, lalu coba lagi."),
  amil_limit: () =>
    conflict("amil_limit", "Batasnya baru saja dipakai orang lain. Muat ulang, lalu coba lagi."),
  fund_retired: () =>
    conflict(
      "fund_retired",
      "Dana tujuannya baru saja tidak dipakai lagi. Muat ulang, lalu pilih yang lain.",
    ),
  store_payout_balance: aboveBalance,
  seller_holds: aboveBalance,
  fund_transfer_undone: alreadyUndone,
  proposal_subject: () =>
    conflict("already_proposed", "Hal ini sudah diajukan dan menunggu orang kedua. Lihat di Persetujuan."),
  transfer_kinds: () =>
    conflict(
      "not_allowed",
      "Jenis dananya baru saja berubah, dan pemindahan ini tidak boleh lagi. Muat ulang.",
    ),
};

/** Translates a refusal of the database into a sentence. */
export async function translateRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const name = error instanceof Error && "constraint" in error ? String(error.constraint) : "";
    throw BY_CONSTRAINT[name]?.() ?? error;
  }
}
