import { TIME_ZONE } from "@barakah/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { inTurn } from "../../platform/in-turn.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { verifyPayment } from "../lifecycle/verify-payment.ts";
import { newestClaim } from "../queries/claims.ts";
import { deviceById } from "../queries/devices.ts";
import { automaticToday, lockNotice, lockNotices, markAutomatic, noticePolicy } from "../queries/notices.ts";
import { paymentById } from "../queries/payments.ts";

const CLOCK = new Intl.DateTimeFormat("id-ID", {
  timeZone: TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** 'notifikasi HP Bendahara 16/11 14.03' */
export const noticeWords = (device: string, postedAt: string) =>
  `notifikasi ${device} ${CLOCK.format(new Date(postedAt)).replace(",", "")}`;

export interface ApprovingParts {
  database: Database;
  payables: Payables;
  log: FastifyBaseLogger;
}

/** In a rush, automatic approvals use at most this many connections, so that givers are not delayed. */
const AT_ONCE = 2;

/** Thrown to roll the approval back. */
class AboveDayLimit extends Error {
  readonly code = "above_day_limit";
}

/**
 * Within the policy's limits per payment and day. The sum of the day is compared last, under a lock: approvals wait for each
 * other only from there to the commit, and two of them cannot both use the last part of the limit.
 */
async function approveIn(tx: Tx, payables: Payables, noticeId: number): Promise<boolean> {
  const policy = await noticePolicy(tx);
  const notice = await lockNotice(tx, noticeId);
  if (!policy.automatic || notice?.state !== "matched" || !notice.payment_id || !notice.amount) return false;
  const payment = await paymentById(tx, notice.payment_id);
  // The payer also claims another method: a person must decide.
  const plain = payment.method === notice.account && payment.amount === notice.amount;
  if (notice.amount > policy.payment_limit || !plain || (await newestClaim(tx, payment.id))) return false;
  const device = await deviceById(tx, notice.device_id);
  const reason = noticeWords(device?.name ?? notice.device_id, notice.posted_at);
  const { moved } = await verifyPayment(tx, payables, payment.id, { as: "system", reason });
  if (!moved) return false;
  await lockNotices(tx, "automatic");
  const { amount: today } = await automaticToday(tx);
  if (today + notice.amount > policy.day_limit) throw new AboveDayLimit();
  await markAutomatic(tx, notice.id);
  return true;
}

/** What cannot be approved automatically stays on top of the treasurer's queue. */
export async function approveByNotice({ database, payables, log }: ApprovingParts, noticeId: number) {
  try {
    await inTurn(database, `automatic approvals ${noticeId % AT_ONCE}`, () =>
      database.transact((tx) => approveIn(tx, payables, noticeId)),
    );
  } catch (error) {
    if (!(error instanceof AppError || error instanceof AboveDayLimit)) throw error;
    log.info({ notice: noticeId, code: error.code }, "a notice was left to the treasurer");
  }
}
