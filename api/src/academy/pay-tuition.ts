import { isQris, ONLINE_METHOD } from "@barakah/contract";
import { tuition as tuitionAccount } from "../ledger/index.ts";
import {
  type MoneyRequest,
  openPayment,
  type Payment,
  type PaymentMethod,
  type PurchaseHandler,
} from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { enrolmentPayable } from "./payable.ts";
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

export interface Tuition {
  slug: string;
  /** The course id from the payer's page; refused if it is not the id of `slug`. */
  courseId: number | undefined;
  memberId: number;
  payer: { name: string; email: string };
  /** The amount that the payer saw; default: the price. */
  amount?: number | undefined;
  method: PaymentMethod;
  /** Minutes until it expires; null: it waits for a treasurer. */
  minutes: number | null;
  request: MoneyRequest | undefined;
  /** The time of the payment; default now. Set only when past payments are entered. */
  at?: string;
}

/** Refuses members who need not or cannot pay now; returns the price, and a payment that was already started. */
async function requireTuitionDue(tx: Tx, { slug, courseId, memberId, amount }: Tuition) {
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

/** Opens the payment for a course, or returns the QRIS or online payment that was already started. */
export async function openTuition(tx: Tx, tuition: Tuition): Promise<Payment> {
  const { enrolment, price, begun } = await requireTuitionDue(tx, tuition);
  const byQris = isQris(tuition.method);
  const online = tuition.method === ONLINE_METHOD && begun?.method === ONLINE_METHOD;
  if (begun && (online || (byQris && isQris(begun.method)))) return begun;
  if (begun) throw paymentBegun();
  const payment = await openPayment(tx, enrolmentPayable, {
    method: tuition.method,
    shares: [{ account: tuitionAccount(), amount: price }],
    memberId: tuition.memberId,
    payer: { ...tuition.payer, phone: "" },
    expiresInMinutes: tuition.minutes,
    reserves: byQris ? { as: "discount" } : undefined,
    request: tuition.request,
    at: tuition.at,
  });
  await insertTuition(tx, enrolment.id, payment.id);
  await changeEnrolment(tx, enrolment.id, { status: "pending", price });
  return payment;
}

/** The price of a course, by transfer or online; by QRIS minus the code that makes the amount unique. */
export const tuitionPurchaseHandler: PurchaseHandler<"enrolment"> = {
  kind: "enrolment",
  membersOnly: true,
  async prepare({ purchase, actor, request }) {
    const tuition = {
      slug: purchase.slug,
      courseId: purchase.course_id,
      memberId: actor?.memberId ?? 0,
      payer: { name: purchase.payer_name || (actor?.username ?? ""), email: actor?.email ?? "" },
      amount: purchase.amount,
      request,
    };
    return (tx, { method, minutes }) => openTuition(tx, { ...tuition, method, minutes });
  },
};
