import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { migrate } from "../platform/database/migrate.ts";
import type { Letter } from "../platform/mail/mail.ts";
import { aPayment } from "../testing/builders.ts";
import { emptyDatabase } from "../testing/empty-database.ts";
import { anEvent } from "../testing/events.ts";
import { runAll } from "../testing/jobs.ts";
import { appOn } from "../testing/test-app.ts";

const FOLDER = resolve(import.meta.dirname, "../../migrations");

/** The schema just before letters became messages. */
async function anEarlierDatabase() {
  const database = await emptyDatabase();
  const sqlIn = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const first = (await sqlIn(resolve(FOLDER, "1.0.0"))).map((name) => `1.0.0/${name}`);
  await migrate(database, {
    only: [...first, ...(await sqlIn(FOLDER)).filter((name) => name < "0099")],
  });
  return database;
}

it("letters that wait during an upgrade go out after it, once", async () => {
  const database = await anEarlierDatabase();
  const payment = await aPayment(database, { payer_email: "donatur@example.com" });
  const event = await anEvent(database);
  const { rows } = await database.pool.query(
    `insert into registration (event_id, code, buyer_name, buyer_email, state)
      values ($1, 'ACR-ABCDEFGH2345', 'Tamu', 'tamu@example.com', 'confirmed') returning id, page_key`,
    [event.id],
  );
  const wait = (name: string, payload: object) =>
    database.pool.query("insert into job (name, payload, attempts) values ($1, $2, 3)", [name, payload]);
  const receipt = `/api/payments/page/${payment.page_key}/receipt/`;
  await wait("payer-letter", { payment: payment.id, title: "Donasimu", body: "Sudah kami catat.", receipt });
  const link = `/tiket/${rows[0].page_key}`;
  await wait("event-letter", { registration: rows[0].id, title: "Ada kursi", body: "Untukmu.", link });
  await migrate(database);

  const api = await appOn(database, {});
  const sent: Letter[] = [];
  api.app.jobs.handle<Letter>("mail", async (letter) => void sent.push(letter));
  await runAll({ ...api, database });
  await runAll({ ...api, database });
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ["donatur@example.com", expect.stringContaining("Donasimu")],
    ["tamu@example.com", "Ada kursi"],
  ]);
  const [toPayer, toBuyer] = sent.map(({ text }) => text);
  for (const words of ["Sudah kami catat.", `/pembayaran/${payment.page_key}`, receipt])
    expect(toPayer).toContain(words);
  for (const words of ["Untukmu.", link]) expect(toBuyer).toContain(words);
});
