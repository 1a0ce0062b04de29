import { type Bank, isQris, type QrisMethod } from "@barakah/contract";
import { tuition as tuitionAccount } from "../ledger/index.ts";
import {
  type MoneyRequest,
  once,
  openPayment,
  openWithProof,
  type Payment,
  QRIS_MINUTES,
  type SentTransfer,
} from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import {
  changeEnrolment,
  insertTuition,
  lockEnrolment,
  pricedCourse,
  waitingTuition,
} from "./queries/enrolments.ts";
import {
  alreadyEnrolled,
  courseIsFree,
  inReview,
  noCourse,
  notEnrolled,
  paymentBegun,
  priceDiffers,
} from "./refusals.ts";
import { enrolmentSeller } from "./seller.ts";

export interface Tuition {
  slug: string;
  /** The course that the payer's page named, which must be this one. */
  courseId: number | undefined;
  memberId: number;
  payer: { name: string; email: string };
  /** What the payer saw; the price, where nobody typed it. */
  amount?: number;
  bank: Bank | QrisMethod;
  request: MoneyRequest | undefined;
  /** When it is paid. Now, unless it is written down later. */
  at?: string;
}

/** What is to be paid, once it is certain that this member owes it now. */
async function owed(tx: Tx, { slug, courseId, memberId, amount }: Tuition) {
  const course = await pricedCourse(tx, slug);
  if (!course) throw noCourse();
  if (courseId !== undefined && courseId !== course.id)
    throw invalid({ course_id: ["Kelas ini bukan kelas yang sedang kamu bayar."] });
  const enrolment = await lockEnrolment(tx, course.id, memberId);
  if (!enrolment) throw notEnrolled();
  if (enrolment.status === "verified") throw alreadyEnrolled();
  const begun = await waitingTuition(tx, enrolment.id);
  if (begun && (begun.claimed || begun.seen_amount > 0)) throw inReview();
  if (begun) return { enrolment, price: course.price, begun };
  if (course.price <= 0) throw courseIsFree();
  if (amount !== undefined && amount !== course.price) throw priceDiffers(course.price);
  return { enrolment, price: course.price, begun: undefined };
}

/** The payment for a course, in the transaction of the caller. */
export async function openTuition(tx: Tx, tuition: Tuition): Promise<Payment> {
  const { enrolment, price, begun } = await owed(tx, tuition);
  const byQris = isQris(tuition.bank);
  if (begun && byQris && isQris(begun.method)) return begun;
  if (begun) throw paymentBegun();
  const payment = await openPayment(tx, enrolmentSeller, {
    method: tuition.bank,
    shares: [{ account: tuitionAccount(), amount: price }],
    memberId: tuition.memberId,
    payer: { ...tuition.payer, phone: "" },
    expiresInMinutes: byQris ? QRIS_MINUTES : null,
    reserves: byQris ? { as: "discount" } : undefined,
    request: tuition.request,
    at: tuition.at,
  });
  await insertTuition(tx, enrolment.id, payment.id);
  await changeEnrolment(tx, enrolment.id, { status: "pending", price });
  return payment;
}

/** A bank transfer for a course, with its proof. From here on a treasurer decides. */
export const payTuition = (
  parts: { database: Database; images: PrivateImages },
  tuition: Tuition,
  sent: SentTransfer,
): Promise<Payment> => openWithProof(parts, tuition.request, sent, (tx) => openTuition(tx, tuition));

/** The price of a course, less a code by which its money is recognised. */
export const payTuitionByQris = (database: Database, tuition: Tuition): Promise<Payment> =>
  once(database, tuition.request, (tx) => openTuition(tx, tuition));
