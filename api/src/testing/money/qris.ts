import { expect } from "vitest";
import { send, VISITOR } from "../calls.ts";
import { apiOf } from "../payment-page.ts";
import { bodyOf, tell } from "../qris.ts";
import type { QrisDeed } from "./events.ts";
import type { Known } from "./known.ts";
import { wantedBy } from "./open.ts";
import { type Answered, asTreasurer, noted, type World } from "./world.ts";

const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % Math.max(from.length, 1)];
const WHY = { reason: "ternyata keliru" };

/** The same amount for everybody, to provoke collisions. */
async function quote(world: World, who: number, kind: string) {
  const buyer = world.buyers[who];
  const asked: Record<string, () => Promise<Answered | undefined>> = {
    gift: async () =>
      send(
        world.api,
        "POST",
        "/api/payments/quote/",
        {
          ...{ kind: "donation", slug: world.campaign.slug, base_amount: 50_000 },
          ...{ donor_name: "Donatur", donor_phone: "081200000000" },
        },
        VISITOR,
      ),
    order: async () => {
      const customer = { customer_name: "Siti", customer_phone: "081200000000" };
      const body = { kind: "checkout", ...(await wantedBy(world, who)), ...customer };
      return buyer?.call("POST", "/api/payments/quote/", body);
    },
    tickets: async () => {
      const tickets = [{ type: world.event.type, name: "Rina" }];
      const buyer = { name: "Rina", phone: "081200000000", amount: world.event.price, method: "qris" };
      return send(
        world.api,
        "POST",
        `/api/events/${world.event.slug}/register/`,
        { tickets, ...buyer },
        VISITOR,
      );
    },
    course: async () => {
      await buyer?.call("POST", "/api/courses/enrollments/", { course: world.course.id });
      return buyer?.call("POST", "/api/payments/quote/", { kind: "enrolment", slug: world.course.slug });
    },
  };
  const made = await asked[kind]?.();
  if (!made) return;
  await noted(world, Promise.resolve(made));
  // The payer has seen the code, by then or later.
  const { page } = made.body as { page?: string };
  if (page) await world.api.get(apiOf({ page }));
}

/** Money arrives for a payment, also after its amount was free for others again. */
async function pay(world: World, { reference }: Known) {
  const { rows } = await world.api.database.pool.query<{ amount: number }>(
    `select h.amount from amount_hold h join payment p on p.id = h.payment_id where p.reference = $1 order by h.id desc`,
    [reference],
  );
  const [hold] = rows;
  if (!hold) return;
  const payer = `${reference} nomor ${world.notices.length}`;
  world.notices.push(bodyOf({ amount: hold.amount, payer, posted_at: new Date().toISOString() }));
}

async function deliver(world: World, body: string | undefined) {
  if (!body) return;
  const { status } = await tell(world.api, world.phone, body);
  world.answers.push({ status, body: {} });
  if (status === 202) world.told.push(body);
}

async function forge(world: World, body: string | undefined) {
  if (!body) return;
  const { status } = await tell(world.api, world.phone, body, { secret: "tebakan" });
  expect(status === 403 || status >= 500, "a forged notice").toBe(true);
}

const endTime = (world: World, reference: string) =>
  world.api.database.pool.query(
    "update payment set expires_at = now() where reference = $1 and expires_at is not null",
    [reference],
  );

/** Only for payments that nobody waits for: while one waits, its amount stays held. */
const endHold = (world: World, reference: string) =>
  world.api.database.pool.query(
    `update amount_hold h set held = tstzrange(lower(held), now()) from payment p
      where p.id = h.payment_id and p.reference = $1 and p.status <> 'pending' and held @> now() and lower(held) < now()`,
    [reference],
  );

async function acceptLate(world: World, who: number, nth: number) {
  const { rows } = await world.api.database.pool.query<{ id: number; reference: string }>(
    `select id, substring(text from 'dari (\\S+) nomor') as reference from money_notice
      where state in ('open', 'ambiguous') order by id`,
  );
  const notice = pick(rows, nth);
  if (!notice) return;
  await asTreasurer(world, who, `notices/${notice.id}/accept`, { reference: notice.reference, ...WHY });
}

/** The acquirer settles less its fee, and a treasurer assigns the settlement. */
async function lump(world: World, who: number, nth: number) {
  const { rows } = await world.api.database.pool.query<{ reference: string; amount: number; method: string }>(
    `select reference, amount, method from payment where status in ('verified', 'refunded') and method like 'qris-%'
      and seen_amount = 0 order by created_at, id limit ${1 + (nth % 4)}`,
  );
  const gross = rows.reduce((sum, { amount }) => sum + amount, 0);
  if (gross === 0) return;
  const fee = nth % 2 === 0 ? Math.floor((gross * 7) / 1000) : 0;
  const beyond = nth % 3 === 0 ? 1_000 : 0;
  const description = `SETTLEMENT QRIS ${world.answers.length} ${Math.random()}`;
  await asTreasurer(world, 0, "statements", {
    bank: "bsi",
    mapping: { day: "Tanggal", amount: "Jumlah", description: "Uraian" },
    csv: `Tanggal;Uraian;Jumlah\n02/01/2026;${description};${gross - fee + beyond}`,
  });
  const { rows: lines } = await world.api.database.pool.query<{ id: number; unclaimed: number }>(
    "select id, unclaimed from statement_line where description = $1",
    [description],
  );
  const [line] = lines;
  const references = rows.map(({ reference }) => reference);
  if (line)
    await asTreasurer(world, who, "settlements", {
      line: line.id,
      unclaimed: line.unclaimed,
      references,
      account: rows[0]?.method,
      fee,
    });
}

async function takeLumpBack(world: World, who: number, nth: number) {
  const { rows } = await world.api.database.pool.query<{ id: number }>(
    "select id from settlement order by id",
  );
  const settlement = pick(rows, nth);
  if (settlement) await asTreasurer(world, who, `settlements/${settlement.id}/reverse`, WHY);
}

export async function playQris(world: World, who: number, nth: number, deed: QrisDeed, all: Known[]) {
  const [verb, kind = ""] = deed.split(" ");
  if (verb === "quote") return quote(world, who, kind);
  if (deed === "tell") return deliver(world, pick(world.notices, nth));
  if (deed === "tell again") return deliver(world, pick(world.told, nth));
  if (deed === "forge") return forge(world, pick(world.notices, nth));
  if (deed === "accept late") return acceptLate(world, who, nth);
  if (deed === "lump") return lump(world, who, nth);
  if (deed === "take lump back") return takeLumpBack(world, who, nth);
  const payment = pick(
    all.filter(({ method }) => method.startsWith("qris-")),
    nth,
  );
  if (!payment) return;
  if (deed === "pay") return pay(world, payment);
  return deed === "run out" ? endTime(world, payment.reference) : endHold(world, payment.reference);
}
