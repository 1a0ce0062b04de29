import {
  decideNotice,
  lockNotice,
  type Notice,
  noteMethod,
  noticeWords,
  ownerOf,
  type Payment,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { type Deciding, decideIn } from "../verification/decide.ts";
import { reopenIn } from "../verification/reopen.ts";

async function undecided(tx: Tx, id: number, states: readonly Notice["state"][]): Promise<Notice> {
  const notice = await lockNotice(tx, id);
  if (!notice) throw notFound("Notifikasi tidak ditemukan.");
  if (!states.includes(notice.state))
    throw conflict("already_decided", "Notifikasi ini sudah diputuskan. Muat ulang halaman.");
  return notice;
}

/** Whose money it is by the amount that was held then; a person may only say yes to that, never name another. */
async function ownerNow(tx: Tx, notice: Notice): Promise<Payment> {
  const found = notice.amount === null ? undefined : await ownerOf(tx, { ...notice, amount: notice.amount });
  const payment = found?.payment;
  if (!payment)
    throw conflict("no_owner", "Tidak ada pembayaran yang memesan nominal ini waktu itu. Tunggu mutasinya.");
  if (payment.status !== "expired" && payment.status !== "rejected")
    throw conflict(
      "not_late",
      `${payment.reference} sudah tidak menunggu uang ini. Bila dibayar dua kali, kembalikan setelah terlihat di mutasi.`,
    );
  return payment;
}

/** It came after its payment had ended: that is opened again and approved, where its seller still can. */
export const acceptLate = (parts: Deciding, actor: Actor, id: number, reason: string) =>
  parts.database.kysely.transaction().execute(async (tx) => {
    const notice = await undecided(tx, id, ["ambiguous"]);
    const { id: payment_id, reference } = await ownerNow(tx, notice);
    await decideNotice(tx, id, { state: "matched", payment_id, decided_by: actor.memberId, reason });
    await noteMethod(tx, payment_id, notice.account);
    await reopenIn(tx, parts, actor, reference, reason);
    await decideIn(tx, parts, actor, reference, {
      to: "verified",
      note: `${noticeWords(notice.device_id, notice.posted_at)}; ${reason}`,
      looked: true,
    });
    await audit(tx, actor, {
      action: "notice.accept",
      subject: { kind: "money_notice", id },
      after: { payment: reference, amount: notice.amount, reason },
    });
  });

export const ignore = ({ database }: Deciding, actor: Actor, id: number, reason: string) =>
  database.kysely.transaction().execute(async (tx) => {
    const notice = await undecided(tx, id, ["open", "ambiguous", "unread"]);
    await decideNotice(tx, id, { state: "ignored", decided_by: actor.memberId, reason });
    await audit(tx, actor, {
      action: "notice.ignore",
      subject: { kind: "money_notice", id },
      before: { state: notice.state, amount: notice.amount },
      after: { reason },
    });
  });
