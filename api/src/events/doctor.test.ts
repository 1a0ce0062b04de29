import { randomUUID } from "node:crypto";
import type { TicketPage } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine, examineBooks } from "../app/doctor/examine.ts";
import { aCampaign } from "../testing/builders.ts";
import { aBrowser, bearer, send } from "../testing/calls.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aBookkeeper } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { EVENT_CHECKS } from "./doctor.ts";

let api: TestApp;
/** By the names that the cases use: codes of registrations, references of their payments, ids and slugs. */
let named: Record<string, string | number>;

const keyOf = ({ ticket_page }: Registered) => ticket_page.replace("/tiket/", "");

beforeAll(async () => {
  api = await testApp();
  const treasurer = await aBookkeeper(api);
  const referenceOf = async ({ code }: Registered): Promise<string> =>
    (
      await api.database.pool.query(
        "select p.reference from registration r join payment p on p.id = r.payment_id where r.code = $1",
        [code],
      )
    ).rows[0]?.reference;
  const campaign = await aCampaign(api.database);
  const event = await anEvent(
    api.database,
    { price_kind: "fixed", campaign_id: campaign.id, campaign_basis_points: 3000, capacity: 50 },
    [{ name: "Reguler", price: 100_000, quota: 40 }],
  );
  const elsewhere = await anEvent(api.database);
  await api.database.pool.query(
    "insert into event_voucher (event_id, code, percent, quota) values ($1, 'SAHABAT10', 10, 5)",
    [event.id],
  );
  const headers = await aBrowser(api);
  const register = async (more: object = {}) =>
    (await registerAt(api, event, { amount: 100_000, method: "bsi", headers, ...more })).body;
  const approve = async (made: Registered) => {
    const { total } = (await api.get<TicketPage>(`/api/tickets/${keyOf(made)}/`)).body;
    await treasurer.assign([await referenceOf(made)], [await treasurer.line(total)]);
  };
  const cancel = (made: Registered) => send(api, "POST", `/api/tickets/${keyOf(made)}/cancel/`, {}, headers);
  const paid = await register({ voucher: "SAHABAT10", amount: 90_000 });
  await approve(paid);
  const waiting = await register();
  const ended = await register();
  await cancel(ended);
  const owed = await register();
  await approve(owed);
  await cancel(owed);
  const free = (await registerAt(api, elsewhere)).body;
  const sale = {
    sale_id: randomUUID(),
    amount: 100_000,
    tickets: [{ type: event.types[0]?.id, name: "Umar" }],
  };
  const editor = bearer(await aStaffMember(api, "editor"));
  const sold = await send<Registered>(api, "POST", `/api/events/${event.slug}/door/`, sale, editor);
  named = {
    ...{ cash: sold.body.code, box: `event-${event.id}` },
    ...{ event: event.id, slug: event.slug, elsewhere: elsewhere.id, type: "Reguler", voucher: "SAHABAT10" },
    ...{ paid: paid.code, waiting: waiting.code, free: free.code, owed: owed.code, ended: ended.code },
    ...{ waitingPayment: await referenceOf(waiting), endedPayment: await referenceOf(ended) },
    owedPayment: await referenceOf(owed),
  };
  expect(await examine(api.database)).toEqual([]);
});

/** What the doctor says, the statement that breaks exactly that, and what is named. `:name` is a value of the scene. */
const BROKEN: readonly [complaint: string, sql: string, names: string][] = [
  ["kursi terisi sebuah acara", "update event set taken = taken + 1 where id = :event", "slug"],
  [
    "kursi terisi sebuah jenis tiket",
    "update ticket_type set taken = taken - 1 where event_id = :event and name = :type",
    "type",
  ],
  [
    "pemakaian sebuah kupon acara",
    "update event_voucher set used = used + 1 where event_id = :event",
    "voucher",
  ],
  [
    "status sebuah pendaftaran acara",
    "update registration set state = 'confirmed' where code = :waiting",
    "waiting",
  ],
  ["pembayarannya berjumlah lain", "update registration set total = total + 1 where code = :paid", "paid"],
  [
    "terkonfirmasi tanpa pembayaran",
    "update registration set state = 'waiting_payment' where code = :free",
    "free",
  ],
  [
    "pembayaran acara tanpa pendaftaran",
    "update registration set payment_id = null, total = 0 where code = :ended",
    "endedPayment",
  ],
  [
    "buku besar sebuah acara",
    "update registration set event_id = :elsewhere where code = :owed",
    "owedPayment",
  ],
  [
    "bagian sebuah program dari pembayaran acara",
    "update donation set amount = amount + 1 where payment_id = (select payment_id from registration where code = :waiting)",
    "waitingPayment",
  ],
  [
    "isi sebuah kas",
    "update payment set method = 'midtrans' where id = (select payment_id from registration where code = :cash)",
    "box",
  ],
];

it.each(BROKEN)("finds '%s' and names it", async (complaint, sql, names) => {
  const client = await api.database.pool.connect();
  try {
    await client.query("begin");
    const values: unknown[] = [];
    const broken = sql.replace(/:(\w+)/g, (_, name: string) => `$${values.push(named[name])}`);
    expect((await client.query(broken, values)).rowCount).toBe(1);
    // By the one connection that sees the damage.
    const found = await examineBooks((check) => client.query(check));
    expect(found).toEqual([expect.stringContaining(complaint)]);
    expect(found[0]?.endsWith(`: ${named[names]}`)).toBe(true);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

it("has a case for each check", () => {
  const missing = EVENT_CHECKS.filter(
    ({ complaint }) => !BROKEN.some(([words]) => complaint.includes(words)),
  );
  expect(missing).toEqual([]);
});
