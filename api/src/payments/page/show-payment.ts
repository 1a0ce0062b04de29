import { isQris, type PaymentPage } from "@barakah/contract";
import { wantsLetters, whatsappChoice, wouldReach } from "../../messages/index.ts";
import { emailHint } from "../lifecycle/email-hint.ts";
import { pageOf, receiptOf } from "../lifecycle/page-address.ts";
import { causeOf } from "../lifecycle/tell-payer.ts";
import { ONLINE } from "../online/method.ts";
import type { Payments } from "../payments.ts";
import { qrisOn } from "../qris/show-qris.ts";
import { holdOf } from "../queries/amount-holds.ts";
import { attemptsOf } from "../queries/attempts.ts";
import { claimsOf } from "../queries/claims.ts";
import { type Move, movesOf } from "../queries/history.ts";
import { noticesFor } from "../queries/notices.ts";
import { isPledged, type Payment, payerAddress } from "../queries/payments.ts";
import { isBegun } from "../queries/provider-transactions.ts";
import { holdingReceipts } from "../queries/receipts.ts";
import { lacksAccount, promisedOf } from "../queries/refunds.ts";
import { stepsOf } from "./history-words.ts";

const isOver = ({ expires_at }: Payment) => expires_at !== null && Date.parse(expires_at) <= Date.now();

/** `proofs`: proofs by the payer and notices by paired devices. */
function nextOf(payments: Payments, payment: Payment, proofs: number): PaymentPage["next"] {
  switch (payment.status) {
    case "pending":
      if (proofs > 0) return "wait";
      if (isOver(payment)) return "start_over";
      if (isQris(payment.method)) return payment.expires_at === null ? "wait" : "pay_qris";
      if (payment.method !== ONLINE) return "send_proof";
      return payments.online ? "pay_online" : "send_proof";
    case "rejected":
      return payment.method === ONLINE ? "start_over" : "proof_again";
    case "verified":
      return "done";
    case "refunded":
      return "nothing";
    default:
      return "start_over";
  }
}

function whyRejected(payment: Payment, moves: Move[]): PaymentPage["rejected"] {
  if (payment.status !== "rejected") return null;
  const last = moves.findLast((move) => move.to_status === "rejected");
  return last ? { at: last.created_at, reason: last.decided_as === "staff" ? last.reason : "" } : null;
}

async function newsOf({ database }: Payments, payment: Payment): Promise<PaymentPage["news"]> {
  if (payment.kind !== "donation") return null;
  const { kysely } = database;
  const email = await payerAddress(kysely, payment);
  const to = { email, memberId: payment.member_id };
  if (!email || !(await wouldReach(kysely, to, "money", "payments"))) return null;
  return (await wantsLetters(kysely, to, "campaigns")) ? "on" : "off";
}

/** Whether the next mail would be sent. */
const willBeWritten = async ({ database }: Payments, payment: Payment) =>
  payment.payer_email !== "" &&
  wouldReach(
    database.kysely,
    { email: payment.payer_email, memberId: payment.member_id },
    causeOf(payment),
    "payments",
  );

/** Part payments of a pending payment stay with it until the rest arrives. */
const missingOf = ({ status, amount, held_amount }: Payment) =>
  status === "pending" && held_amount > 0 ? Math.max(0, amount - held_amount) : 0;

const timeOf = (step: { created_at: string } | undefined) => (step ? Date.parse(step.created_at) : 0);

/** Everything on a payment's page. Its address is the only permission: no phone, account or proof is shown. */
export async function showPayment(payments: Payments, payment: Payment): Promise<PaymentPage> {
  const { kysely } = payments.database;
  const [
    moves,
    claims,
    attempts,
    about,
    news,
    refund_owed,
    refund_account_missing,
    notices,
    receipts,
    letters,
    whatsapp,
    hold,
    pledged,
  ] = await Promise.all([
    movesOf(kysely, payment.id),
    claimsOf(kysely, payment.id),
    attemptsOf(kysely, payment.id),
    payments.payables.of(payment).shown(kysely, payment),
    newsOf(payments, payment),
    promisedOf(kysely, payment.id),
    lacksAccount(kysely, payment.id),
    noticesFor(kysely, payment.id),
    holdingReceipts(kysely, payment.id),
    willBeWritten(payments, payment),
    payments.whatsapp && payment.member_id === null ? whatsappChoice(kysely, payment.payer_phone) : null,
    isQris(payment.method) ? holdOf(kysely, payment.id) : undefined,
    isPledged(kysely, payment.id),
  ]);
  const next = nextOf(payments, payment, claims.length + notices.length);
  const qris = next === "pay_qris" ? await qrisOn(kysely, payment, payments.qrisSimulator) : null;
  // A payer who chose a method at the provider must not be sent to the bank: that proof would be refused.
  const begun = next === "pay_online" && (await isBegun(kysely, payment.id));
  const { kind, status, method, amount, refunded_amount } = payment;
  return {
    page: pageOf(payment),
    number: payment.reference,
    ...{ kind, status, method, amount, refunded_amount, refund_owed, refund_account_missing },
    missing: missingOf(payment),
    rest_sent: missingOf(payment) > 0 && timeOf(claims.at(-1)) > timeOf(moves.at(-1)),
    created_at: payment.created_at,
    // A payment under review does not expire.
    expires_at: next === "wait" ? null : payment.expires_at,
    verified_at: payment.verified_at,
    payer_name: payment.payer_name,
    email_hint: emailHint(payment.payer_email),
    letters,
    news,
    whatsapp,
    guest: payment.member_id === null,
    pledged,
    about: qris ? { ...about, add_on: Math.max(0, qris.code) } : about,
    receipts: receipts.map(({ number, kind: called }) => ({ number, kind: called })),
    receipt_file: receipts.length > 0 ? receiptOf(payment) : null,
    proof_at: claims.at(-1)?.created_at ?? null,
    seen_at: notices.at(-1)?.received_at ?? null,
    rejected: whyRejected(payment, moves),
    next: next === "pay_qris" && !qris ? "send_proof" : next,
    given_up: next === "start_over" && hold?.given_up === true,
    qris,
    can_pay_online: qris !== null && Boolean(payments.online && payments.payables.of(payment).items),
    can_transfer: next !== "start_over" && status === "pending" && !begun,
    history: stepsOf(payment, about, { moves, claims, attempts, notices }),
  };
}
