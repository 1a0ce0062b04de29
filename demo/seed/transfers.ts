import { CATEGORY_ADD_ON, type Category } from "@barakah/contract";
import { sql } from "kysely";
import { newReference, type Payment, type PaymentKind, proofHash } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { PrivateImages } from "../../api/src/platform/files/private-images.ts";
import type { DemoTransfer } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";
import { drawProof } from "./draw-proof.ts";
import { holdGoods, insertOrder, linesOf } from "./goods.ts";

interface Shown {
  key: string;
  hash: string;
}

/** Sent some minutes after the money. */
const MINUTES_BETWEEN = 6;

async function seedPayment(
  tx: Tx,
  demo: DemoTransfer,
  kind: PaymentKind,
  amount: number,
  memberId: number | null,
) {
  const created_at = ago(0, demo.minutesAgo);
  const payment = await tx
    .insertInto("payment")
    .values({
      reference: newReference(kind),
      kind,
      method: demo.to,
      amount,
      member_id: memberId,
      payer_name: demo.payer,
      payer_phone: demo.phone,
      request_key: null,
      request_hash: null,
      paid_by_transaction: null,
      expires_at: null,
      verified_at: null,
      created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("payment_history")
    .values({
      payment_id: payment.id,
      from_status: null,
      to_status: "pending",
      decided_as: "payer",
      decided_by: null,
      reason: "dibuat",
      created_at,
    })
    .execute();
  return payment;
}

async function seedGift(
  tx: Tx,
  demo: DemoTransfer,
  gift: { campaign: string; amount: number; withoutCode?: boolean },
) {
  const campaign = await tx
    .selectFrom("campaign")
    .select(["id", "category"])
    .where("slug", "=", gift.campaign)
    .executeTakeFirstOrThrow();
  const amount = gift.amount + (gift.withoutCode ? 0 : CATEGORY_ADD_ON[campaign.category as Category]);
  const payment = await seedPayment(tx, demo, "donation", amount, null);
  await tx
    .insertInto("donation")
    .values({
      campaign_id: campaign.id,
      payment_id: payment.id,
      donor_name: demo.payer,
      amount,
      transfer_date: dayInJakarta(payment.created_at),
      verified_at: null,
      created_at: payment.created_at,
    })
    .execute();
  return payment;
}

const memberNamed = (tx: Tx, name: string) =>
  tx.selectFrom("member").select("id").where("full_name", "=", name).executeTakeFirstOrThrow();

async function seedOrder(
  tx: Tx,
  demo: DemoTransfer,
  goods: Extract<DemoTransfer["for"], { goods: unknown }>["goods"],
) {
  const member = await memberNamed(tx, demo.payer);
  const lines = await linesOf(tx, goods);
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const payment = await seedPayment(tx, demo, "order", total, member.id);
  const id = await insertOrder(
    tx,
    {
      payment_id: payment.id,
      member_id: member.id,
      status: "waiting_verification",
      total,
      note: "Jl. Contoh No. 27, Bandung.",
      created_at: payment.created_at,
    },
    lines,
  );
  await tx
    .insertInto("order_history")
    .values({
      order_id: id,
      from_status: null,
      to_status: "waiting_verification",
      decided_as: "payer",
      decided_by: null,
      note: "Pesanan dibuat.",
      created_at: payment.created_at,
    })
    .execute();
  await holdGoods(tx, id, lines);
  return payment;
}

async function seedTuition(tx: Tx, demo: DemoTransfer, slug: string) {
  const member = await memberNamed(tx, demo.payer);
  const course = await tx
    .selectFrom("course")
    .select(["id", "price"])
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const payment = await seedPayment(tx, demo, "enrolment", course.price, member.id);
  const { id } = await tx
    .insertInto("enrolment")
    .values({
      course_id: course.id,
      member_id: member.id,
      status: "pending",
      price: course.price,
      created_at: payment.created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("enrolment_payment").values({ payment_id: payment.id, enrolment_id: id }).execute();
  return payment;
}

function seedPaidThing(tx: Tx, demo: DemoTransfer): Promise<Payment> {
  if ("campaign" in demo.for) return seedGift(tx, demo, demo.for);
  if ("goods" in demo.for) return seedOrder(tx, demo, demo.for.goods);
  return seedTuition(tx, demo, demo.for.course);
}

async function showProof(
  images: PrivateImages,
  { payer, from, to }: DemoTransfer,
  payment: Payment,
): Promise<Shown> {
  const at = new Date(Date.parse(payment.created_at) - MINUTES_BETWEEN * 60_000).toISOString();
  const ours = { bank: to.toUpperCase(), name: "BARAKAH (CONTOH)" };
  const drawn = await drawProof({ amount: payment.amount, at, payer, from, to: ours });
  return { key: await images.store("proof", drawn), hash: proofHash(drawn) };
}

/** Gifts of this payer that are verified already came from the same phone. */
async function seedEarlier(tx: Tx, { payer, phone, earlier = 0 }: DemoTransfer) {
  await sql`update payment set payer_phone = ${phone} where id in (select id from payment
    where payer_name = ${payer} and status = 'verified' order by created_at desc limit ${earlier})`.execute(
    tx,
  );
}

/** Transfers that wait for the treasurer, each with a picture of its proof. */
export async function seedTransfers(tx: Tx, images: PrivateImages, transfers: readonly DemoTransfer[]) {
  let shown: Shown | undefined;
  for (const demo of transfers) {
    const payment = await seedPaidThing(tx, demo);
    if (!shown || !demo.proofOfTheOneBefore) shown = await showProof(images, demo, payment);
    await tx
      .insertInto("transfer_claim")
      .values({
        payment_id: payment.id,
        source_bank: demo.from.bank,
        source_account: demo.from.account,
        account_name: demo.payer,
        transfer_date: dayInJakarta(payment.created_at),
        proof_key: shown.key,
        proof_hash: shown.hash,
        created_at: payment.created_at,
      })
      .execute();
    await seedEarlier(tx, demo);
  }
}
