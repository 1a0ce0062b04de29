import type { BodyOf, correctApproval } from "@barakah/contract";
import { forgiveRest, type Payment, paymentById, paymentByReference } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, invalid } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { differenceOf } from "../difference/settle-difference.ts";
import { lockLines, sharesFor } from "../queries/line-shares.ts";
import { actsAlone, secondPersonNeeded } from "../second-person/second-person-needed.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { assignIn } from "../statements/assign-lines.ts";
import { unclaimedLines } from "../statements/unchanged-lines.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { lockWithLines } from "./free-lines.ts";
import { tell } from "./refund-by-staff.ts";
import { takeBackIn } from "./reverse.ts";

type Wanted = BodyOf<typeof correctApproval>;

const notShort = () => conflict("not_short", "Uangnya sudah cukup. Cocokkan saja dengan pembayaran ini.");

/**
 * The same for an order that was already sent, whose payment cannot become pending again. The received money is linked and
 * the rest is written off; above the solo limit this needs a second person.
 */
async function correctDelivered(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  { id, reference }: Payment,
  { settle, ...money }: Wanted,
) {
  if (settle !== "write_off")
    throw conflict(
      "order_sent",
      "Pesanannya sudah dikirim, jadi persetujuannya tidak dapat dibatalkan. Pilih 'Sisanya menyusul' lalu tagih pembelinya, atau ikhlaskan sisanya.",
    );
  if (money.lines.length > 0) await assignIn(tx, parts, actor, { ...money, references: [reference] });
  const { amount, unseen_amount: lacking, seen_amount, written_off } = await paymentById(tx, id);
  if (lacking === 0) throw notShort();
  const limit = await parts.writeOffLimit(tx);
  if (lacking > limit && (await actsAlone(tx, actor)))
    throw secondPersonNeeded(
      `Kekurangan ${rupiah(lacking)} di atas batas yang boleh dihapus seorang diri (${rupiah(limit)}).`,
    );
  const reason = `disetujui ${rupiah(amount)}, bank menunjukkan ${rupiah(seen_amount)}; kekurangan ${rupiah(lacking)} diikhlaskan`;
  const after = await forgiveRest(tx, id, { as: "staff", by: actor.memberId, reason });
  await audit(tx, actor, "payment.forgive", ["payment", reference], {
    before: { written_off },
    after: { written_off: after.written_off, seen: seen_amount },
  });
  await tell(tx, parts, after, {
    key: `forgiven ${after.written_off}`,
    title: `Kekurangan ${reference} diikhlaskan`,
    body: `${rupiah(seen_amount)} dari ${rupiah(amount)} yang kami terima. Kekurangannya kami ikhlaskan; tidak ada yang perlu kamu bayar lagi.`,
  });
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
  return after;
}

/**
 * More was approved than the bank shows. The approval is reversed and repeated with the received amount, in one transaction,
 * so that no report sees the state in between. Only the difference counts against the solo limit.
 */
export async function correctIn(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  reference: string,
  { settle, ...money }: Wanted,
) {
  // Lines are locked before payments.
  const earlier = (await sharesFor(tx, reference)).map(({ line_id }) => line_id);
  await lockLines(tx, [...money.lines, ...earlier]);
  const lines = await unclaimedLines(tx, money);
  const { payment, lines: own, shares } = await lockWithLines(tx, reference);
  if (payment.status === "verified" && differenceOf(payment, lines) >= 0) throw notShort();
  if (payment.status === "verified" && (await parts.payables.of(payment).delivered?.(tx, payment)))
    return correctDelivered(tx, parts, actor, payment, { settle, ...money });
  if (money.lines.length === 0) throw invalid({ lines: ["Pilih barisnya."] });
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
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
  const after = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  return after;
}
