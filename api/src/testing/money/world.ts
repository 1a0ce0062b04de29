import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import type { RunningSimulator } from "../../../../simulators/midtrans/own-port.ts";
import { sealed, type Tampering, type Words } from "../../../../simulators/midtrans/tampering.ts";
import { NOTIFICATION_PATH } from "../../payments/routes.ts";
import type { Database } from "../../platform/database/database.ts";
import { aCampaign, aCourse, aProduct } from "../builders.ts";
import { aBuyer, type Buyer } from "../buyer.ts";
import { bearer, send } from "../calls.ts";
import { setDelivery, setTariffs } from "../delivery.ts";
import { anEvent } from "../events.ts";
import { aDevice, aQris, letNoticesApprove, type Phone } from "../qris.ts";
import { byTwo } from "../second-person.ts";
import { aStaffMember } from "../staff.ts";
import { aSeller } from "../stores.ts";
import { connectedAgain, type TestApp } from "../test-app.ts";
import { appWithProvider } from "../with-provider.ts";
import { zakatReady } from "../zakat.ts";

/** The answer to a call; 5xx is a fault unless a connection died. */
export type Answered = { status: number; body: unknown };

export interface Opening {
  call: () => Promise<Answered>;
  /** The resulting payment: never more than one, however often it is called. */
  references: Set<string>;
}

/** The app, the provider and the people, all real. Only the delivery of webhooks is controlled by the test. */
export interface World {
  api: TestApp;
  /** The same database, by connections that no crash breaks: each new one has to plan the laws and the doctor's checks again. */
  auditor: Database;
  provider: RunningSimulator;
  treasurers: Record<string, string>[];
  buyers: Buyer[];
  /** Addresses of members who get parcels; the others pick up. */
  homes: (number | undefined)[];
  campaign: { id: number; slug: string };
  /** One campaign for each restricted kind of fund. */
  funds: { id: number; slug: string }[];
  /** Whether funds were touched: only then are they checked after every step. */
  fundsTried: boolean;
  product: { id: number; slug: string };
  /** The store of a member who is no buyer. */
  store: number;
  sellersProduct: { id: number; slug: string };
  /** The community's, with few uses. */
  voucher: number;
  course: { id: number; slug: string; price: number; title: string };
  /** Few seats, and a part of each ticket for the campaign. */
  /** `elsewhere`: the type of another event at the same price. */
  event: { id: number; slug: string; type: number; price: number; elsewhere: number };
  /** Calls that opened a payment, to be repeated with the same idempotency key. */
  openings: Opening[];
  /** The provider's signed webhooks, oldest first. */
  letters: Words[];
  /** Signed notices that phones have, and those already sent. */
  notices: string[];
  told: string[];
  phone: Phone;
  answers: Answered[];
  /** Delay of the provider's answers, in milliseconds. */
  answersTake: number;
  /** References whose approval succeeded. */
  approvals: string[];
  /** Refunds promised in answers to complaints, in all runs. */
  promises: number;
  /** Answered webhooks; each must be recorded. */
  written: { taken: number; forged: number; unknown_order: number };
}

export const PRICE = 25_000;
export const STOCK = 4;
const TICKET = 70_010;
const SEATS = 4;

export async function openWorld(): Promise<World> {
  const letters: Words[] = [];
  const post = async ({ body }: { body: string }) => {
    letters.push(JSON.parse(body) as Words);
    return { status: 200 };
  };
  const { api, provider } = await appWithProvider(
    { post },
    {
      RATE_LIMIT_PER_MINUTE: "1000000",
    },
  );
  const treasurers = [await aStaffMember(api, "bendahara"), await aStaffMember(api, "bendahara")].map(bearer);
  await setDelivery(api);
  await setTariffs(api);
  const [neighbour, faraway] = [await aBuyer(api), await aBuyer(api)];
  const store = (await aSeller(api)).store.id;
  const world: World = Object.assign(
    {
      ...{ api, auditor: connectedAgain(api.database), provider, treasurers, letters, store, promises: 0 },
      buyers: [neighbour, faraway],
      homes: [undefined, await faraway.addressIn()],
      phone: await aDevice(api.database),
    },
    nothingYet(),
    await freshGoods(api, store),
  );
  await appoint(world);
  await aQris(api.database);
  await zakatReady(api);
  await letNoticesApprove(api.database, { payment_limit: 80_000, day_limit: 400_000 });
  letAnswersTake(world);
  return world;
}

/** Answers are true when given, but may arrive late. */
function letAnswersTake(world: World) {
  const midtrans = world.api.app.payments.online?.midtrans;
  if (!midtrans) throw new Error("there is no provider");
  const { status } = midtrans;
  midtrans.status = async (name) => {
    const said = await status(name);
    if (world.answersTake > 0) await setTimeout(world.answersTake);
    return said;
  };
}

const nothingYet = () => ({
  openings: [],
  notices: [],
  told: [],
  answers: [],
  answersTake: 0,
  approvals: [],
  fundsTried: false,
  written: { taken: 0, forged: 0, unknown_order: 0 },
});

const APART = (["zakat", "infak_bebas", "infak_terikat", "wakaf"] as const).map((fund_kind) => ({
  fund_kind,
  rest_goes_to: "Untuk program serupa.",
}));

/** Thirty percent of a ticket are the campaign's. */
async function anEventFor(database: TestApp["database"], campaign_id: number) {
  const { id, slug, types } = await anEvent(
    database,
    { price_kind: "fixed", capacity: SEATS, campaign_id, campaign_basis_points: 3000 },
    [{ price: TICKET }],
  );
  const other = await anEvent(database, { price_kind: "fixed", capacity: SEATS }, [{ price: TICKET }]);
  return { id, slug, type: types[0]?.id ?? 0, price: TICKET, elsewhere: other.types[0]?.id ?? 0 };
}

async function aVoucherFor({ pool }: TestApp["database"]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into shop_voucher (code, percent, quota, most_off, total_off) values ('HEMAT-15', 15, 3, 20000, 50000) returning id",
  );
  return rows[0]?.id ?? 0;
}

async function freshGoods({ database }: TestApp, store_id: number) {
  const campaign = await aCampaign(database);
  const product = await aProduct(database, { price: PRICE, stock: STOCK, weight_g: 800 });
  return {
    campaign,
    funds: await Promise.all(APART.map((kind) => aCampaign(database, kind))),
    product,
    sellersProduct: await aProduct(database, { price: PRICE + 3_000, stock: STOCK, weight_g: 500, store_id }),
    voucher: await aVoucherFor(database),
    course: await aCourse(database, { price: 90_000 }),
    event: await anEventFor(database, campaign.id),
  };
}

/** The first buyer also sells at the event's door. */
const appoint = ({ api, event, buyers }: World) =>
  api.database.pool.query("insert into event_crew (event_id, member_id, may) values ($1, $2, 'manage')", [
    event.id,
    buyers[0]?.id,
  ]);

const FORGOTTEN =
  `audit_log campaign cash_gift cash_handover campaign_total cart_line catalogue_size course course_total donation enrolment enrolment_payment job
  forged_notification ledger_posting ledger_transaction notification order_history order_line order_refund payment payment_attempt payment_history payment_refund payment_share payout
  product provider_notification provider_transaction shop_order statement_debit statement_file statement_line statement_share stock_movement transfer_claim
  amount_hold money_notice settlement settlement_share collector_due returned_transfer period_closing moved_posting amil_take fund_income fund_transfer receipt zakat_item zakat_payment
  shipment complaint parcel_return courier_quote cart_voucher shop_voucher moved_alone proposal event event_crew ticket_type registration ticket`.split(
    /\s+/,
  );

/** Resets the world, so that a failed run does not affect the next one. */
export async function beginAgain(world: World) {
  // Replica role: skips triggers and foreign keys.
  const deletes = FORGOTTEN.map((table) => `delete from ${table}`).join(";");
  await world.api.database.pool.query(
    `begin; set local session_replication_role = replica; ${deletes}; commit`,
  );
  world.letters.length = 0;
  Object.assign(world, nothingYet(), await freshGoods(world.api, world.store));
  await appoint(world);
}

/** Records an answer for the invariants. */
export async function noted<A extends Answered>(world: World, call: Promise<A>): Promise<A> {
  const answer = await call;
  world.answers.push(answer);
  return answer;
}

/** The other treasurer confirms what needs a second person. */
export const asTreasurer = (world: World, who: number, path: string, body: object) => {
  const [one, other] = world.treasurers as [Record<string, string>, Record<string, string>];
  return noted(world, byTwo<never>(world.api, path, body, who % 2 === 0 ? [one, other] : [other, one]));
};

const EXPECTED = { taken: 200, forged: 403, unknown_order: 404 };

/** Delivers a webhook, or a tampered one, to the real endpoint and waits for its effects. */
export async function handOver(world: World, letter: Words, tampering: Tampering = {}): Promise<void> {
  const { signature_key: _, ...words } = letter;
  const payload = sealed(words, world.provider.serverKey, tampering);
  const { status } = await noted(world, send(world.api, "POST", NOTIFICATION_PATH, payload, {}));
  const as = tampering.badSignature ? "forged" : tampering.orderId ? "unknown_order" : "taken";
  if (status < 500) {
    expect(status, `a letter (${as})`).toBe(EXPECTED[as]);
    world.written[as] += 1;
  }
  await world.api.app.payments.finishBackground();
}
