import { tuition } from "../ledger/index.ts";
import { type Payable, type Payment, sharesOf } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import {
  changeEnrolment,
  coursePaidBy,
  enrolmentPaidBy,
  lockEnrolment,
  newestTuition,
  paidCourse,
} from "./queries/enrolments.ts";

/** The reason for the rejection is in the payment's history. */
async function reject(tx: Tx, payment: Payment) {
  const enrolment = await enrolmentPaidBy(tx, payment.id);
  await changeEnrolment(tx, enrolment.id, { status: "rejected" });
}

/** The enrolment of a payment that ended without money, unless a newer payment replaced it. */
async function closedEnrolment(tx: Tx, payment: Payment) {
  const { course_id, member_id } = await enrolmentPaidBy(tx, payment.id);
  const enrolment = await lockEnrolment(tx, course_id, member_id);
  if (!enrolment || enrolment.status === "verified")
    throw conflict("already_enrolled", "Anggota ini sudah terdaftar di kelas ini lewat pembayaran lain.");
  // The member is told the outcome of the newest payment only.
  const newest = await newestTuition(tx, enrolment.id);
  if (newest !== payment.reference)
    throw conflict("newer_payment", `Kelas ini punya pembayaran yang lebih baru, ${newest}. Buka yang itu.`);
  return enrolment;
}

/** The price before the deduction that identifies the payment. */
async function priceOf(tx: Tx, payment: Payment): Promise<number> {
  const shares = await sharesOf(tx, payment.id);
  return shares.find(({ account }) => account === tuition())?.amount ?? payment.amount;
}

/** A verified payment opens the course to its member. */
export const enrolmentPayable: Payable = {
  kind: "enrolment",
  prefix: "KLS",
  async about(tx, payment) {
    const { title, slug } = await coursePaidBy(tx, payment.id);
    return { name: `Pembayaran kelas ${title}`, link: `/kelas/${slug}`, next: "Materinya sudah terbuka." };
  },
  async shown(reader, payment) {
    const { title, slug, picture, materials } = await paidCourse(reader, payment.id);
    return {
      title,
      note: `Kelas · ${materials} materi`,
      picture,
      link: `/kelas/${slug}`,
      // `?baru` starts a new payment; without it the page reopens one that still accepts a proof.
      again: `/konfirmasi-pembayaran-kelas/${slug}?baru`,
      add_on: 0,
      shown_as: null,
      progress: null,
    };
  },
  async items(reader, payment) {
    const { title } = await paidCourse(reader, payment.id);
    return [
      { id: payment.reference, name: `Kelas ${title}`.slice(0, 50), price: payment.amount, quantity: 1 },
    ];
  },
  async verified(tx, payment) {
    const enrolment = await enrolmentPaidBy(tx, payment.id);
    await changeEnrolment(tx, enrolment.id, { status: "verified", price: await priceOf(tx, payment) });
  },
  async reversed(tx, payment) {
    const enrolment = await enrolmentPaidBy(tx, payment.id);
    await changeEnrolment(tx, enrolment.id, { status: "pending" });
  },
  // A partial refund keeps the course open; a full one closes it.
  async refunded(tx, payment) {
    if (payment.status === "refunded") await reject(tx, payment);
  },
  async restored(tx, payment, _amount, _decision, whole) {
    if (!whole) return;
    const { id } = await closedEnrolment(tx, payment);
    await changeEnrolment(tx, id, { status: "verified", price: await priceOf(tx, payment) });
  },
  closed: reject,
  async reopened(tx, payment) {
    const { id } = await closedEnrolment(tx, payment);
    await changeEnrolment(tx, id, { status: "pending" });
  },
};
