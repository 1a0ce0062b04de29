import { joinInTransaction } from "../../api/src/academy/join-course.ts";
import { openTuition } from "../../api/src/academy/pay-tuition.ts";
import { give } from "../../api/src/charity/donate.ts";
import { claimTransfer, type Payment, proofHash } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { PrivateImages } from "../../api/src/platform/files/private-images.ts";
import type { DemoChoice, DemoTransfer } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";
import { drawProof } from "./draw-proof.ts";
import { buy } from "./goods.ts";

interface Shown {
  proofKey: string;
  proofHash: string;
}

/** Minutes between the transfer and its proof. */
const MINUTES_BETWEEN = 6;

async function giveTo(tx: Tx, demo: DemoTransfer, slug: string, amount: number, addsOn: boolean, at: string) {
  const payer = { name: demo.payer, phone: demo.phone, email: "" };
  const gift = { slug, amount, addsOn, payer, message: "", memberId: null, request: undefined, at };
  return give(tx, gift, demo.to, dayInJakarta(at), null);
}

const memberNamed = (tx: Tx, name: string) =>
  tx.selectFrom("member").select("id").where("full_name", "=", name).executeTakeFirstOrThrow();

async function order(tx: Tx, { payer, phone, to }: DemoTransfer, goods: DemoChoice[], at: string) {
  const { id: memberId } = await memberNamed(tx, payer);
  const customer = { name: payer, phone, email: "" };
  const terms = { method: to, minutes: null, status: "waiting_verification" } as const;
  return buy(tx, goods, { memberId, customer, note: "Jl. Contoh No. 27, Bandung.", at }, terms);
}

async function enrol(tx: Tx, { payer, to: method }: DemoTransfer, slug: string, at: string) {
  const { id: memberId } = await memberNamed(tx, payer);
  const { courseId } = await joinInTransaction(tx, memberId, slug, at);
  const { price: amount } = await tx
    .selectFrom("course")
    .select("price")
    .where("id", "=", courseId)
    .executeTakeFirstOrThrow();
  const tuition = { slug, courseId, memberId, payer: { name: payer, email: "" }, amount, method, at };
  return openTuition(tx, { ...tuition, minutes: null, request: undefined });
}

async function pay(tx: Tx, demo: DemoTransfer, at: string): Promise<Payment> {
  if ("goods" in demo.for) return order(tx, demo, demo.for.goods, at);
  if ("course" in demo.for) return enrol(tx, demo, demo.for.course, at);
  const { campaign, amount, withoutCode } = demo.for;
  return giveTo(tx, demo, campaign, amount, !withoutCode, at);
}

async function showProof(images: PrivateImages, demo: DemoTransfer, payment: Payment): Promise<Shown> {
  const { payer, from, to } = demo;
  const at = new Date(Date.parse(payment.created_at) - MINUTES_BETWEEN * 60_000).toISOString();
  const ours = { bank: to.toUpperCase(), name: "BARAKAH (CONTOH)" };
  const drawn = await drawProof({ amount: payment.amount, at, payer, from, to: ours });
  return { proofKey: await images.store("proof", drawn), proofHash: proofHash(drawn) };
}

/** Waiting transfers with pictures of their proofs. */
export async function seedTransfers(tx: Tx, images: PrivateImages, transfers: readonly DemoTransfer[]) {
  let shown: Shown | undefined;
  for (const demo of transfers) {
    const at = ago(0, demo.minutesAgo);
    const payment = await pay(tx, demo, at);
    if (!shown || !demo.proofOfTheOneBefore) shown = await showProof(images, demo, payment);
    await claimTransfer(tx, payment.id, {
      ...shown,
      source_bank: demo.from.bank,
      source_account: demo.from.account,
      account_name: demo.payer,
      transfer_date: dayInJakarta(at),
      at,
    });
  }
}
