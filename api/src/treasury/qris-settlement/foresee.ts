import { type foreseeSettlement, QRIS_METHODS, type ResponseOf } from "@barakah/contract";
import { balanceOf, qris } from "../../ledger/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { existing } from "../../platform/errors.ts";
import { lineById } from "../queries/line-shares.ts";
import { unsettled } from "../queries/qris-settlements.ts";
import { likelyIn } from "./choose.ts";

/** What a line could settle on each QRIS account with unseen payments. */
export async function foresee(
  { kysely }: Database,
  lineId: number,
): Promise<ResponseOf<typeof foreseeSettlement>> {
  const line = existing(await lineById(kysely, lineId), "Baris mutasi tidak ditemukan.");
  const all = await unsettled(kysely);
  const accounts = [];
  for (const account of QRIS_METHODS) {
    const own = all.filter((payment) => payment.account === account);
    if (own.length === 0) continue;
    const likely = new Set(likelyIn(own, line.unclaimed, line.day).map(({ reference }) => reference));
    accounts.push({
      account,
      balance: await balanceOf(kysely, qris(account)),
      payments: own.map(({ account: _, day: __, ...payment }) => ({
        ...payment,
        chosen: likely.has(payment.reference),
      })),
    });
  }
  const { id, bank, day, unclaimed, description } = line;
  return { line: { id, bank, day, unclaimed, description }, accounts };
}
