import { randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CATEGORY_ADD_ON } from "@barakah/contract";
import { sql } from "kysely";
import { newReference } from "../../api/src/payments/index.ts";
import type { Database, Tx as Seeding } from "../../api/src/platform/database/database.ts";
import { privateImages } from "../../api/src/platform/files/private-images.ts";
import { recordFiles } from "../../api/src/platform/files/stored-files.ts";
import { demoCatalogue } from "../content/index.ts";
import type { DemoCampaign, DemoPerson, DemoProduct } from "../content/types.ts";
import { seedCourse } from "./courses.ts";
import { ago, dayInJakarta } from "./days.ts";
import { seedLearner } from "./learner.ts";
import { seedPayouts } from "./payouts.ts";
import { seedShopper } from "./shopper.ts";
import { seedStatement } from "./statement.ts";
import { seedTransfers } from "./transfers.ts";

async function seedCampaign(tx: Seeding, demo: DemoCampaign) {
  const { id } = await tx
    .insertInto("campaign")
    .values({
      slug: demo.slug,
      title: demo.title,
      description: demo.description,
      picture: demo.picture,
      category: demo.category,
      target_amount: demo.target,
      deadline: demo.deadlineInDays === null ? null : ago(-demo.deadlineInDays),
      is_featured: demo.isFeatured,
      status: "published",
      created_at: ago(demo.createdDaysAgo),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  const updates = demo.updates.map(({ title, description, daysAgo }) => ({
    campaign_id: id,
    title,
    description,
    created_at: ago(daysAgo),
  }));
  if (updates.length > 0) await tx.insertInto("campaign_update").values(updates).execute();
  await seedDonors(tx, id, demo);
}

async function seedDonors(tx: Seeding, campaignId: number, demo: DemoCampaign) {
  if (demo.donors.length === 0) return;
  const gifts = demo.donors.map((donor) => ({
    paymentId: randomUUID(),
    name: donor.hidden ? "Hamba Allah" : donor.name,
    amount: donor.amount + CATEGORY_ADD_ON[demo.category],
    verifiedAt: ago(donor.daysAgo, donor.minutes),
  }));
  const payments = gifts.map(({ paymentId, amount, name, verifiedAt }) => ({
    id: paymentId,
    reference: newReference("donation"),
    kind: "donation" as const,
    method: "bsi" as const,
    amount,
    status: "verified" as const,
    member_id: null,
    payer_name: name,
    request_key: null,
    request_hash: null,
    paid_by_transaction: null,
    expires_at: null,
    verified_at: verifiedAt,
    created_at: verifiedAt,
  }));
  await tx.insertInto("payment").values(payments).execute();
  await tx
    .insertInto("donation")
    .values(
      gifts.map(({ paymentId, name, amount, verifiedAt }) => ({
        campaign_id: campaignId,
        payment_id: paymentId,
        donor_name: name,
        amount,
        transfer_date: dayInJakarta(verifiedAt),
        verified_at: verifiedAt,
        created_at: verifiedAt,
      })),
    )
    .execute();
  await bookGifts(tx, campaignId, gifts);
}

/** What verifying each of them would have posted and counted. */
async function bookGifts(tx: Seeding, campaignId: number, gifts: { paymentId: string; amount: number }[]) {
  const booked = await tx
    .insertInto("ledger_transaction")
    .values(
      gifts.map(({ paymentId }) => ({
        event: `payment:${paymentId}:verified`,
        payment_id: paymentId,
        description: "Donasi contoh",
      })),
    )
    .returning(["id", "payment_id"])
    .execute();
  const amounts = new Map(gifts.map(({ paymentId, amount }) => [paymentId, amount]));
  const postings = booked.flatMap(({ id, payment_id }) => {
    const amount = amounts.get(payment_id ?? "") ?? 0;
    return [
      { transaction_id: id, account: "bank:bsi", amount },
      { transaction_id: id, account: `campaign:${campaignId}`, amount: -amount },
    ];
  });
  await tx.insertInto("ledger_posting").values(postings).execute();
  await tx
    .updateTable("campaign_total")
    .set({
      collected_amount: gifts.reduce((sum, { amount }) => sum + amount, 0),
      donor_count: gifts.length,
    })
    .where("campaign_id", "=", campaignId)
    .execute();
}

async function seedProduct(tx: Seeding, demo: DemoProduct) {
  const { id } = await tx
    .insertInto("product")
    .values({
      slug: demo.slug,
      title: demo.title,
      description: demo.description,
      picture: demo.picture,
      price: demo.price,
      unit: demo.unit,
      stock: demo.stock,
      is_featured: demo.isFeatured,
      status: "published",
      created_at: ago(demo.createdDaysAgo),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const testimonies = demo.testimonies.map(({ daysAgo, ...testimony }) => ({
    ...testimony,
    product_id: id,
    hidden_at: null,
    created_at: ago(daysAgo),
  }));
  if (testimonies.length > 0) await tx.insertInto("testimony").values(testimonies).execute();
}

async function seedPeople(tx: Seeding, people: DemoPerson[]): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto("member")
    .values(people.map(({ username, email, name }) => ({ username, email, full_name: name ?? "" })))
    .returning(["id", "username"])
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

/** The member whom people try the demo as. */
const DEMO_MEMBER = "demo";
const DEMO_TREASURER = "bendahara";

async function isEmpty(tx: Seeding): Promise<boolean> {
  const found = await sql<{ taken: boolean }>`select exists (select from campaign)
    or exists (select from product) or exists (select from course) or exists (select from member) as taken`.execute(
    tx,
  );
  return found.rows[0]?.taken === false;
}

/** Below the data folder. */
export const DEMO_STATEMENT = "contoh-mutasi-bsi.csv";

const demoFolder = (name: string) => resolve(import.meta.dirname, "..", name);

async function recordDemoFiles(tx: Seeding) {
  const kinds = { picture: demoFolder("pictures"), video: demoFolder("videos") } as const;
  for (const kind of ["picture", "video"] as const)
    await recordFiles(
      tx,
      (await readdir(kinds[kind])).map((key) => ({ key, kind })),
    );
}

/** What the bank would say of some of these transfers, to be imported: with today's days, unlike the one in demo/. */
async function writeStatement(folder: string) {
  const day = (daysAgo: number) => dayInJakarta(ago(daysAgo)).split("-").reverse().join("/");
  const template = await readFile(demoFolder("mutasi-bsi.csv"), "utf8");
  const statement = template.replaceAll("{hari ini}", day(0)).replaceAll("{kemarin}", day(1));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, DEMO_STATEMENT), statement);
}

/** Fills an empty database with the demo, in one transaction; leaves any other as it is. True when it seeded. */
export async function seedDemo(
  database: Database,
  folders: { pictures: string; videos: string; data: string },
  addAccounts: (tx: Seeding) => Promise<void> = async () => {},
): Promise<boolean> {
  return database.kysely.transaction().execute(async (tx) => {
    // Copies of the app that start together take turns; the second finds the work done.
    await sql`select pg_advisory_xact_lock(724350187)`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    for (const name of ["pictures", "videos"] as const)
      await cp(demoFolder(name), folders[name], { recursive: true });
    await recordDemoFiles(tx);
    const { campaigns, products, courses, people } = demoCatalogue;
    for (const campaign of campaigns) await seedCampaign(tx, campaign);
    for (const product of products) await seedProduct(tx, product);
    const memberIds = await seedPeople(tx, people);
    for (const course of courses) await seedCourse(tx, course, memberIds);
    await addAccounts(tx);
    const { learning, shopping, payouts, transfers, statement } = demoCatalogue;
    await seedLearner(tx, DEMO_MEMBER, learning);
    await seedShopper(tx, DEMO_MEMBER, shopping);
    await seedPayouts(tx, DEMO_TREASURER, payouts);
    await seedTransfers(tx, privateImages(folders.data), transfers);
    await seedStatement(tx, DEMO_TREASURER, statement);
    await writeStatement(folders.data);
    return true;
  });
}
