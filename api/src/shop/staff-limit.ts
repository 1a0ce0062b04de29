import { secondPerson } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { decidedAlone } from "./queries/decided-alone.ts";

/** Call it last in the transaction that sends goods again or ends a member's order early. */
export async function keepToStaffLimit(tx: Tx, staffId: number): Promise<void> {
  const { payoutLimit, worksAlone } = await secondPerson(tx);
  if (worksAlone || (await decidedAlone(tx, staffId)) <= payoutLimit) return;
  throw conflict(
    "staff_limit",
    `Satu petugas mengirim barang lagi dan menyelesaikan pesanan toko lebih cepat paling banyak ${rupiah(payoutLimit)} dalam 24 jam. Minta petugas lain memutuskan yang ini.`,
  );
}
