import type { Insertable } from "kysely";
import { type Account, campaign, event, fund, sales, tuition } from "../ledger/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import type { Schema } from "../platform/database/schema.ts";
import { unguessableCode } from "../platform/unguessable-code.ts";

let made = 0;
const next = (name: string) => `${name}-${++made}`;

/** Builders insert a published row with realistic values; a test only names what matters to it. */
export async function aCampaign(database: Database, given: Partial<Insertable<Schema["campaign"]>> = {}) {
  const slug = next("kampanye");
  return database.kysely
    .insertInto("campaign")
    .values({
      slug,
      title: `Kampanye ${slug}`,
      category: "sosial",
      status: "published",
      picture: null,
      deadline: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aProduct(database: Database, given: Partial<Insertable<Schema["product"]>> = {}) {
  const slug = next("produk");
  return database.kysely
    .insertInto("product")
    .values({
      slug,
      title: `Produk ${slug}`,
      price: 10_000,
      unit: "pcs",
      stock: 5,
      status: "published",
      picture: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aCourse(database: Database, given: Partial<Insertable<Schema["course"]>> = {}) {
  const slug = next("kelas");
  return database.kysely
    .insertInto("course")
    .values({ slug, title: `Kelas ${slug}`, price: 0, status: "published", picture: null, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aMember(database: Database, given: Partial<Insertable<Schema["member"]>> = {}) {
  const username = next("anggota");
  return database.kysely
    .insertInto("member")
    .values({ username, email: `${username}@example.com`, full_name: "Anggota Contoh", ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const SOLD = {
  donation: { prefix: "DON", account: campaign(0) },
  order: { prefix: "ORD", account: sales() },
  enrolment: { prefix: "KLS", account: tuition() },
  event: { prefix: "TKT", account: event(0) },
  zakat: { prefix: "ZKT", account: fund("zakat-maal") },
};

/** A payment in any state, without the transitions that lead there. */
export async function aPayment(
  database: Database | Tx,
  given: Partial<Insertable<Schema["payment"]>> = {},
  account: Account = SOLD[given.kind ?? "donation"].account,
) {
  if ("kysely" in database)
    return database.kysely.transaction().execute((tx) => insertPayment(tx, given, account));
  return insertPayment(database, given, account);
}

async function insertPayment(tx: Tx, given: Partial<Insertable<Schema["payment"]>>, account: Account) {
  const payment = await tx
    .insertInto("payment")
    .values({
      reference: unguessableCode(SOLD[given.kind ?? "donation"].prefix),
      kind: "donation",
      method: "bsi",
      amount: 50_250,
      member_id: null,
      payer_name: "Donatur Contoh",
      request_key: null,
      request_hash: null,
      paid_by_transaction: null,
      expires_at: null,
      verified_at: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("payment_share")
    .values({ payment_id: payment.id, account, amount: payment.amount })
    .execute();
  return payment;
}

/** A verified gift, counted in the campaign's total. */
export async function aVerifiedDonation(
  database: Database,
  campaignId: number,
  given: Partial<Insertable<Schema["donation"]>> = {},
) {
  return database.kysely.transaction().execute(async (transaction) => {
    const verified_at = given.verified_at ?? new Date().toISOString();
    const amount = given.amount ?? 50_250;
    const payment = await aPayment(
      transaction,
      { amount, status: "verified", verified_at },
      campaign(campaignId),
    );
    const donation = await transaction
      .insertInto("donation")
      .values({
        campaign_id: campaignId,
        donor_name: "Donatur Contoh",
        transfer_date: "2026-11-01",
        ...given,
        amount,
        verified_at,
        payment_id: payment.id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable("campaign_total")
      .set((total) => ({
        collected_amount: total("collected_amount", "+", donation.amount),
        donor_count: total("donor_count", "+", 1),
      }))
      .where("campaign_id", "=", campaignId)
      .execute();
    return donation;
  });
}
