import { type Account, balanceOf, post, postReversal, timesPosted } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Decision, noteInHistory } from "../queries/history.ts";
import { lockPayment } from "../queries/payments.ts";
import { promisedOf } from "../queries/refunds.ts";
import { renameShare, sharesOf, standingMoves } from "../queries/shares.ts";
import { refuseOwnMoney } from "./refuse-own-money.ts";

const seriesOf = (paymentId: string) => `payment:${paymentId}:moved`;

/**
 * Moves the part of a verified payment that one account holds to another one, such as a ticket's money to another event. The
 * other shares stay, such as a campaign's part, and so does what was deducted.
 */
export async function moveShare(
  tx: Tx,
  paymentId: string,
  { from, to, because }: { from: Account; to: Account; because: string },
  decision: Decision,
): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  await refuseOwnMoney(tx, payment, decision);
  if (payment.status !== "verified")
    throw conflict("not_paid", "Pembayarannya belum diterima. Tunggu sampai terverifikasi, lalu pindahkan.");
  if (payment.refunded_amount > 0 || (await promisedOf(tx, paymentId)) > 0)
    throw conflict("part_refunded", "Sebagian uangnya sudah dikembalikan, jadi tidak bisa dipindahkan.");
  const share = (await sharesOf(tx, paymentId)).find(({ account }) => account === from);
  if (!share) return;
  if (0 - (await balanceOf(tx, from)) < share.amount)
    throw conflict(
      "money_gone",
      "Uang acara asalnya sudah dikeluarkan, jadi pembayaran ini tidak bisa ikut pindah.",
    );
  const series = seriesOf(paymentId);
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series, paymentId)) + 1}`,
    paymentId,
    description: `${payment.reference} ${because}`,
    legs: [share, { account: to, amount: -share.amount }],
  });
  await renameShare(tx, paymentId, from, to);
  await noteInHistory(tx, payment, decision);
}

/** With a verification its moves are taken back: the next verification posts to where the shares are now. */
export async function takeMovesBack(tx: Tx, paymentId: string, reference: string): Promise<void> {
  for (const event of await standingMoves(tx, seriesOf(paymentId), paymentId))
    await postReversal(tx, event, {
      event: `${event}:reversed`,
      description: `${reference} pemindahannya dibatalkan`,
    });
}
