import { isGiven } from "@barakah/contract";
import { type Payment, secondPerson } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { decidedAlone } from "./queries/decided-alone.ts";

/** The limit, if this person has given away more than it alone in 24 hours; otherwise undefined. Call it last in the transaction. */
async function overLimit(tx: Tx, staffId: number): Promise<number | undefined> {
  const { payoutLimit, worksAlone } = await secondPerson(tx);
  return worksAlone || (await decidedAlone(tx, staffId)) <= payoutLimit ? undefined : payoutLimit;
}

/** For goods that are sent again, and members' orders that end early. */
export async function keepToStaffLimit(tx: Tx, staffId: number): Promise<void> {
  const most = await overLimit(tx, staffId);
  if (most === undefined) return;
  throw conflict(
    "staff_limit",
    `Satu petugas mengirim barang lagi, menyelesaikan pesanan toko lebih cepat, dan memberi kupon paling banyak ${rupiah(most)} dalam 24 jam. Minta petugas lain memutuskan yang ini.`,
  );
}

/**
 * For orders, seats and courses: a proof is a picture that anybody can draw, so one person approves by it alone up to the
 * limit. A bank line, a notice of a paired phone or a second person shows more.
 */
export async function keepProofsToLimit(
  tx: Tx,
  staffId: number,
  { kind, unseen_amount }: Pick<Payment, "kind" | "unseen_amount">,
): Promise<void> {
  if (isGiven(kind) || unseen_amount === 0) return;
  const most = await overLimit(tx, staffId);
  if (most === undefined) return;
  throw conflict(
    "second_person",
    `Uang ini baru terlihat di foto buktinya. Satu petugas menyetujui pesanan, kursi, dan kelas seperti ini paling banyak ${rupiah(most)} dalam 24 jam. Cocokkan dengan baris mutasinya, atau ajukan di Verifikasi agar petugas keuangan lain menyetujuinya.`,
  );
}
