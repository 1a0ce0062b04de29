import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { replaceTeachers } from "../../api/src/academy/queries/teachers.ts";
import type { Database, Tx } from "../../api/src/platform/database/database.ts";
import type { FileStore } from "../../api/src/platform/files/file-store.ts";
import { closeToOthers } from "../../api/src/platform/files/owner-only.ts";
import { privateImages } from "../../api/src/platform/files/private-images.ts";
import { recordFiles } from "../../api/src/platform/files/stored-files.ts";
import { demoCatalogue } from "../catalogue.ts";
import { parcels as communityParcels } from "../content/delivery.ts";
import { storeParcels } from "../content/stores.ts";
import { seedArticles } from "./articles.ts";
import { seedCampaign, seedCourse, seedProduct } from "./catalogue.ts";
import { seedClosing } from "./closing.ts";
import { phonesOf, seedDonors, seedStudents } from "./crowd.ts";
import { ago, dayInJakarta } from "./days.ts";
import { doAll } from "./deeds.ts";
import { parcelDeeds, seedDelivery } from "./delivery.ts";
import { seedEvents } from "./events.ts";
import { seedFunds } from "./funds.ts";
import { givingDeeds, seedIssuer } from "./giver.ts";
import { learningDeeds } from "./learner.ts";
import { seedPayouts } from "./payouts.ts";
import { personCalled, seedPeople } from "./people.ts";
import { seedPledges } from "./pledges.ts";
import { seedProviderPayouts } from "./provider-payouts.ts";
import { seedQris } from "./qris.ts";
import { shoppingDeeds } from "./shopper.ts";
import { continued, seedFiles, seedStatement } from "./statement.ts";
import { seedStorePayouts } from "./store-payouts.ts";
import { seedStores } from "./stores.ts";
import { seedTransfers } from "./transfers.ts";
import { seedZakatOf, seedZakatRules } from "./zakat.ts";

/** The account for trying the demo. */
const DEMO_MEMBER = "demo";
const DEMO_TREASURER = "bendahara";
/** Scans tickets. */
const DEMO_CREW = "panitia";
/** Proposes what the treasurer confirms. */
const DEMO_COLLEAGUE = "bendahara2";

export const parcels = [...communityParcels, ...storeParcels];

async function isEmpty(tx: Tx): Promise<boolean> {
  const found = await sql<{ taken: boolean }>`select exists (select from campaign)
    or exists (select from product) or exists (select from course) or exists (select from member) as taken`.execute(
    tx,
  );
  return found.rows[0]?.taken === false;
}

/** Below the data folder. */
export const DEMO_STATEMENT = "contoh-mutasi-bsi.csv";

const demoFolder = (name: string) => resolve(import.meta.dirname, "..", name);

async function recordDemoFiles(tx: Tx) {
  const kinds = { picture: demoFolder("pictures"), video: demoFolder("videos") } as const;
  for (const kind of ["picture", "video"] as const)
    await recordFiles(
      tx,
      (await readdir(kinds[kind])).map((key) => ({ key, kind })),
    );
}

/** A bank statement to be imported: current dates, the balance of the imported lines, and money of waiting transfers. */
async function writeStatement(tx: Tx, folder: string) {
  const day = (daysAgo: number) => dayInJakarta(ago(daysAgo)).split("-").reverse().join("/");
  const template = await readFile(demoFolder("mutasi-bsi.csv"), "utf8");
  const dated = template.replaceAll("{hari ini}", day(0)).replaceAll("{kemarin}", day(1));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, DEMO_STATEMENT), await continued(tx, dated));
}

/** The demo's teacher has the oldest course. */
async function giveCourse(tx: Tx) {
  const teacher = await personCalled(tx, "pengajar");
  const course = await tx.selectFrom("course").select("id").orderBy("id").executeTakeFirst();
  if (teacher && course) await replaceTeachers(tx, course.id, [teacher.id]);
}

/** The catalogue, and the people who give, buy and learn. */
async function seedCommunity(tx: Tx) {
  const { campaigns, products, courses, people, transfers } = demoCatalogue;
  const phones = phonesOf(campaigns, transfers);
  for (const campaign of campaigns) await seedDonors(tx, await seedCampaign(tx, campaign), campaign, phones);
  for (const product of products) await seedProduct(tx, product);
  const members = await seedPeople(tx, people);
  for (const course of courses) await seedStudents(tx, await seedCourse(tx, course), course, members);
}

/** Data of the demo accounts; nothing without these accounts. */
async function seedAccounts(tx: Tx, files: FileStore) {
  const { learning, shopping, giving, payouts, statement, qris } = demoCatalogue;
  const member = await personCalled(tx, DEMO_MEMBER);
  const treasurer = await personCalled(tx, DEMO_TREASURER);
  if (member)
    await doAll(tx, [
      ...learningDeeds(member, learning, treasurer?.id),
      ...shoppingDeeds(member, shopping),
      ...parcels.filter(({ person }) => person === "demo").flatMap((parcel) => parcelDeeds(member, parcel)),
      ...givingDeeds(member, giving),
    ]);
  if (member) await seedPledges(tx, member);
  const crew = await personCalled(tx, DEMO_CREW);
  if (member && crew) {
    const names = demoCatalogue.people.flatMap(({ name }) => (name ? [name] : []));
    await seedEvents(tx, member, crew, names);
  }
  await seedArticles(tx, member);
  if (!treasurer) return;
  const colleague = await personCalled(tx, DEMO_COLLEAGUE);
  if (colleague) {
    await seedQris(tx, colleague.id, treasurer.id, qris);
    await seedZakatRules(tx, colleague.id, treasurer.id);
    if (member) await seedZakatOf(tx, member);
  }
  await seedIssuer(tx, treasurer.id);
  await seedDelivery(tx, treasurer.id, parcels);
  await seedStorePayouts(tx, treasurer.id);
  await seedPayouts(tx, files, treasurer.id, payouts);
  await seedStatement(tx, treasurer.id, statement);
  await seedProviderPayouts(tx, treasurer.id);
  if (colleague) await seedFunds(tx, { treasurer: treasurer.id, colleague: colleague.id });
  await seedFiles(tx, treasurer.id);
}

/** Seeds an empty database in one transaction; leaves any other as it is. True if it seeded. */
export async function seedDemo(
  database: Database,
  files: FileStore,
  addAccounts: (tx: Tx) => Promise<void> = async () => {},
): Promise<boolean> {
  return database.kysely.transaction().execute(async (tx) => {
    // Copies that start together wait for the first one, however long it takes.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(724350187)`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    for (const name of ["pictures", "videos"]) {
      await cp(demoFolder(name), resolve(files.folder, name), { recursive: true });
      await closeToOthers(resolve(files.folder, name));
      await files.publish(name);
    }
    await recordDemoFiles(tx);
    await seedCommunity(tx);
    await addAccounts(tx);
    await giveCourse(tx);
    await seedStores(tx, files);
    await seedAccounts(tx, files);
    await seedTransfers(tx, privateImages(files), demoCatalogue.transfers);
    const closer = await personCalled(tx, DEMO_TREASURER);
    if (closer) {
      await seedClosing(tx, closer.id);
      await writeStatement(tx, files.dataDirectory);
    }
    return true;
  });
}
