import type { PaymentFile } from "@barakah/contract";
import { daysInWords } from "@barakah/contract/platform/day-words";
import { sql } from "kysely";
import { refundOwed } from "../../payments/index.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { SAME_AND_SIMILAR } from "./same-or-similar-proofs-queries.ts";

type StoredClaim = Omit<PaymentFile["claims"][number], "proof_url"> & { proof_key: string };

export const REVIEW_SECONDS = 30;
const EARLIER_MOST = 10;

export async function claimsOf(reader: Reader, paymentId: string): Promise<StoredClaim[]> {
  const found =
    await sql<StoredClaim>`select t.id, t.source_bank, t.source_account, t.account_name, t.transfer_date,
      t.created_at, t.proof_key,
      ${SAME_AND_SIMILAR}
    from transfer_claim t where t.payment_id = ${paymentId} order by t.id desc`.execute(reader);
  return found.rows;
}

export async function historyOf(reader: Reader, paymentId: string): Promise<PaymentFile["history"]> {
  const found = await sql<PaymentFile["history"][number]>`select h.from_status, h.to_status, h.decided_as,
      coalesce(nullif(m.full_name, ''), m.username) as decided_by, h.reason, h.created_at
    from payment_history h left join member m on m.id = h.decided_by
    where h.payment_id = ${paymentId} order by h.id`.execute(reader);
  return found.rows.map((move) => ({ ...move, reason: daysInWords(move.reason) }));
}

/** Other payments from the same phone or account. */
export async function earlierBy(reader: Reader, paymentId: string): Promise<PaymentFile["earlier"]> {
  const found = await sql<PaymentFile["earlier"][number]>`with own as (
      select p.id, phone_digits(p.payer_phone) as phone, (select phone_digits(t.source_account) from transfer_claim t
        where t.payment_id = p.id order by t.id desc limit 1) as account
      from payment p where p.id = ${paymentId}
    ), found as (
      select p.id, 'phone' as same from own join payment p on phone_digits(p.payer_phone) = own.phone
        where own.phone <> '' and p.id <> own.id
      union all
      select t.payment_id, 'account' from own join transfer_claim t on phone_digits(t.source_account) = own.account
        where own.account <> '' and t.payment_id <> own.id
    ), once as (select id, min(same) as same from found group by id)
    select p.reference, p.amount, p.status, ${sql.raw(refundOwed("p"))} as refund_owed, p.payer_name, p.created_at, once.same
    from once join payment p on p.id = once.id order by p.created_at desc limit ${EARLIER_MOST}`.execute(
    reader,
  );
  return found.rows;
}

export async function payerOf(reader: Reader, paymentId: string) {
  const found = await sql<Pick<PaymentFile, "payer_phone" | "payer_email" | "verified_at" | "member">>`select
      p.payer_phone, p.payer_email, p.verified_at, case when m.id is not null then
        json_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name) end as member
    from payment p left join member m on m.id = p.member_id where p.id = ${paymentId}`.execute(reader);
  const [payer] = found.rows;
  if (!payer) throw new Error(`payment ${paymentId} is gone`);
  return payer;
}

export async function othersLooking(reader: Reader, paymentId: string, memberId: number) {
  return reader
    .selectFrom("payment_review")
    .innerJoin("member", "member.id", "payment_review.member_id")
    .select(["member.id", "member.username", "member.full_name"])
    .where("payment_id", "=", paymentId)
    .where("member_id", "<>", memberId)
    .where("until", ">", sql<string>`now()`)
    .orderBy("member.id")
    .execute();
}

export async function noteLooking(reader: Reader, paymentId: string, memberId: number): Promise<void> {
  const until = sql<string>`now() + make_interval(secs => ${REVIEW_SECONDS})`;
  await reader
    .insertInto("payment_review")
    .values({ payment_id: paymentId, member_id: memberId, until })
    .onConflict((clash) => clash.columns(["payment_id", "member_id"]).doUpdateSet({ until }))
    .execute();
}

export async function lastDecision(tx: Tx, paymentId: string) {
  const found = await sql<{ name: string | null; to_status: string; created_at: string }>`select
      coalesce(nullif(m.full_name, ''), m.username) as name, h.to_status, h.created_at
    from payment_history h left join member m on m.id = h.decided_by
    where h.payment_id = ${paymentId} order by h.id desc limit 1`.execute(tx);
  return found.rows[0];
}

export const proofOf = (reader: Reader, claimId: number) =>
  reader
    .selectFrom("transfer_claim")
    .select(["id", "proof_key"])
    .where("id", "=", claimId)
    .executeTakeFirst();

/** The orders of a payment for goods, and whose goods they are. */
export async function ordersOfPayment(
  reader: Reader,
  paymentId: string,
): Promise<{ name: string; store: string }[]> {
  const { rows } = await sql<{ name: string; store: string }>`
    select order_number(p.reference, o.part) as name, coalesce(s.name, 'Toko komunitas') as store
    from shop_order o join payment p on p.id = o.payment_id left join store s on s.id = o.store_id
    where o.payment_id = ${paymentId} order by o.part`.execute(reader);
  return rows;
}
