import { tuition } from "../ledger/index.ts";
import { type Payment, type Seller, sharesOf } from "../payments/index.ts";
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

/** Why it was rejected is in the payment's own history. */
async function reject(tx: Tx, payment: Payment) {
  const enrolment = await enrolmentPaidBy(tx, payment.id);
  await changeEnrolment(tx, enrolment.id, { status: "rejected" });
}

/** The enrolment that a payment which came to nothing was for, as long as no other has taken its place. */
async function closedEnrolment(tx: Tx, payment: Payment) {
  const { course_id, member_id } = await enrolmentPaidBy(tx, payment.id);
  const enrolment = await lockEnrolment(tx, course_id, member_id);
  if (!enrolment || enrolment.status === "verified")
    throw conflict("already_enrolled", "Anggota ini sudah terdaftar di kelas ini lewat pembayaran lain.");
  // What the member is told of a course is what became of the newest payment for it.
  const newest = await newestTuition(tx, enrolment.id);
  if (newest !== payment.reference)
    throw conflict("newer_payment", `Kelas ini punya pembayaran yang lebih baru, ${newest}. Buka yang itu.`);
  return enrolment;
}

/** What it cost, before what was taken off to recognise the payment by. */
async function priceOf(tx: Tx, payment: Payment): Promise<number> {
  const shares = await sharesOf(tx, payment.id);
  return shares.find(({ account }) => account === tuition())?.amount ?? payment.amount;
}

/** What a verified payment means here: the course opens to its member. */
export const enrolmentSeller: Seller = {
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
      // Without the last part it leads back to a payment that takes another proof.
      again: `/konfirmasi-pembayaran-kelas/${slug}?baru`,
      add_on: 0,
      shown_as: null,
      progress: null,
    };
  },
  async verified(tx, payment) {
    const enrolment = await enrolmentPaidBy(tx, payment.id);
    await changeEnrolment(tx, enrolment.id, { status: "verified", price: await priceOf(tx, payment) });
  },
  async reversed(tx, payment) {
    const enrolment = await enrolmentPaidBy(tx, payment.id);
    await changeEnrolment(tx, enrolment.id, { status: "pending" });
  },
  // Part of the money back is a kindness; all of it back closes the course again.
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
