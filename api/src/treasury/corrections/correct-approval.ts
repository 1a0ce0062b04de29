import type { BodyOf, correctApproval } from "@barakah/contract";
import { paymentByReference } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { chargePosted } from "../alone/alone.ts";
import { differenceOf } from "../difference/settle-difference.ts";
import { lockLines, sharesFor } from "../queries/line-shares.ts";
import { assignIn } from "../statements/assign.ts";
import { unclaimedLines } from "../statements/unchanged-lines.ts";
import type { Deciding } from "../verification/decide.ts";
import { lockWithLines } from "./free-lines.ts";
import { takeBackIn } from "./reverse.ts";

type Wanted = BodyOf<typeof correctApproval>;

/**
 * More was approved than the bank shows. The approval is taken back and made again with what came, in one transaction, so
 * that no report sees the payment in between. Only the difference leaves the books, and only that is charged.
 */
export async function correctIn(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  reference: string,
  { settle, ...money }: Wanted,
) {
  // All lines before the payment, as everybody locks them.
  const earlier = (await sharesFor(tx, reference)).map(({ line_id }) => line_id);
  await lockLines(tx, [...money.lines, ...earlier]);
  const lines = await unclaimedLines(tx, money);
  const { payment, lines: own, shares } = await lockWithLines(tx, reference);
  if (payment.status === "verified" && differenceOf(payment, lines) >= 0)
    throw conflict("not_short", "Uangnya sudah cukup. Cocokkan saja dengan pembayaran ini.");
  if (own.some(({ id, amount }) => shares.find(({ line_id }) => line_id === id)?.amount !== amount))
    throw conflict(
      "line_shared",
      "Baris mutasinya yang lalu juga membayar hal lain. Batalkan persetujuannya di halaman pembayaran, lalu cocokkan lagi.",
    );
  const came = lines.reduce((sum, { unclaimed }) => sum + unclaimed, payment.seen_amount);
  const reason = `disetujui ${rupiah(payment.amount)}, bank menunjukkan ${rupiah(came)}`;
  await takeBackIn(tx, parts, actor, reference, reason);
  const all = [...own.map(({ id }) => id), ...money.lines];
  await assignIn(tx, parts, actor, { lines: all, references: [reference], settle });
  await chargePosted(tx, actor, `payment:${reference}`);
  const after = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  return after;
}
