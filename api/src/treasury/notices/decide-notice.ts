import {
  decideNotice,
  lockNotice,
  lockPayments,
  type Notice,
  noteMethod,
  noticesFor,
  noticeWords,
  ONLINE,
  type Payment,
  suggestionsFor,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { type Deciding, decideIn } from "../verification/decide-payment.ts";
import { reopenIn } from "../verification/reopen-rejected.ts";

async function undecided(tx: Tx, id: number, states: readonly Notice["state"][]): Promise<Notice> {
  const notice = existing(await lockNotice(tx, id), "Notifikasi tidak ditemukan.");
  if (!states.includes(notice.state))
    throw conflict("already_decided", "Notifikasi ini sudah diputuskan. Muat ulang halaman.");
  return notice;
}

/** Only a payment that held this amount then or shortly before can be accepted. */
async function suggested(tx: Tx, notice: Notice, reference: string): Promise<Payment> {
  const [payment] = await lockPayments(tx, [reference]);
  if (!payment || !(await suggestionsFor(tx, notice.id)).some(({ id }) => id === payment.id))
    throw conflict("no_owner", "Pembayaran itu tidak memesan nominal ini waktu itu. Tunggu mutasinya.");
  const { status, method, seen_amount } = payment;
  const untouched = seen_amount === 0 && (await noticesFor(tx, payment.id)).length === 0;
  // A payment that was started at the provider is ended only by the provider.
  const waits = status === "pending" && method !== ONLINE && untouched;
  if (!waits && status !== "expired" && status !== "rejected")
    throw conflict(
      "not_late",
      `${payment.reference} sudah tidak menunggu uang ini. Bila dibayar dua kali, kembalikan setelah terlihat di mutasi.`,
    );
  return payment;
}

/** The notice's money belongs to that payment: reopened if it had ended and its goods can be reserved again, then approved. */
export const accept = (
  parts: Deciding,
  actor: Actor,
  id: number,
  { reference, reason }: { reference: string; reason: string },
) =>
  parts.database.transact(async (tx) => {
    const notice = await undecided(tx, id, ["open", "ambiguous"]);
    const { id: payment_id, status } = await suggested(tx, notice, reference);
    await decideNotice(tx, id, { state: "matched", payment_id, decided_by: actor.memberId, reason });
    await noteMethod(tx, payment_id, notice.account);
    if (status !== "pending") await reopenIn(tx, parts, actor, reference, reason);
    await decideIn(tx, parts, actor, reference, {
      to: "verified",
      note: `${noticeWords(notice.device_id, notice.posted_at)}; ${reason}`,
      looked: true,
    });
    await audit(tx, actor, "notice.accept", ["money_notice", id], {
      after: { payment: reference, amount: notice.amount, reason },
    });
  });

export const ignore = ({ database }: Deciding, actor: Actor, id: number, reason: string) =>
  database.transact(async (tx) => {
    const notice = await undecided(tx, id, ["open", "ambiguous", "unread"]);
    await decideNotice(tx, id, { state: "ignored", decided_by: actor.memberId, reason });
    await audit(tx, actor, "notice.ignore", ["money_notice", id], {
      before: { state: notice.state, amount: notice.amount },
      after: { reason },
    });
  });
