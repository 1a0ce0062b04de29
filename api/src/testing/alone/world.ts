import type { EndpointShape } from "@barakah/contract";
import { aCampaign, aCourse, aProduct } from "../builders.ts";
import { aBuyer, type Buyer } from "../buyer.ts";
import { aBrowser, send } from "../calls.ts";
import { anEvent, registerAt } from "../events.ts";
import type { Dice } from "../fuzz/dice.ts";
import { HIS, honestScene, type Scene, wishesFor } from "../money/thief.ts";
import { aBookkeeper, type Bookkeeper } from "../statements.ts";
import { aSeller } from "../stores.ts";
import type { TestApp } from "../test-app.ts";
import { Guesser } from "./guess.ts";
import { Memory } from "./memory.ts";
import { type Alone, aPerson, mayOf, type Person } from "./people.ts";
import { lastTrace, traceOf } from "./traces.ts";

/** The community's voucher that everybody may use once. */
export const PRESENT = 20_000;

/** Everybody has a number of their own: with a shared one each would own what the others pay. */
export const phoneOf = ({ id }: { id: number }) => `0811${String(id).padStart(8, "0")}`;

/** Buys goods and pays by transfer if `honest` sees the money. Returns the order's number, or why not. */
export async function buy(buyer: Buyer, productId: number, quantity: number, voucher?: string) {
  await buyer.add(productId, quantity);
  if (voucher) await buyer.call("POST", "/api/carts/voucher/", { code: voucher });
  const { saved = 0 } = (await buyer.call<{ saved: number }>("GET", "/api/carts/voucher/")).body;
  const address_id = await buyer.addressIn();
  const { body: ways } = await buyer.shippingTo(address_id);
  const [way] = Array.isArray(ways) ? ways : [];
  const answer = await buyer.order({
    amount: (await buyer.total()) - saved + (way?.price ?? 0),
    customer_phone: phoneOf(buyer),
    ...(way && { address_id, shipping_option_ids: way.id }),
  });
  await buyer.call("DELETE", "/api/cart/clear/");
  return answer;
}

/** For roles that decide about no money: its calls would be refused. */
const noMoney = async ({ database }: TestApp): Promise<Scene> => ({
  references: [],
  campaign: await aCampaign(database),
  amounts: [100_000, 400_000, 1_000_000],
});

/** What honest people have here, and what somebody of this role begins with. */
export async function aWorld(api: TestApp, role: Alone) {
  const scene = mayOf(role, "money") ? await honestScene(api) : await noMoney(api);
  const honest = await aBookkeeper(api);
  const insider = await aPerson(api, role);
  const accomplice = await aPerson(api, "none");
  const memory = new Memory();
  const { database } = api;
  const store = await aSeller(api);
  const community = await aProduct(database, { price: 50_000, stock: 90, weight_g: 500 });
  const theirs = await aProduct(database, {
    price: 60_000,
    stock: 90,
    weight_g: 500,
    store_id: store.store.id,
  });
  const own = await aProduct(database, {
    price: 400_000,
    stock: 90,
    weight_g: 500,
    store_id: accomplice.storeId,
  });
  const soldOut = { capacity: 12, price_kind: "fixed" as const };
  const paid = await anEvent(database, soldOut, [{ price: 40_000 }]);
  const free = await anEvent(database, { capacity: 80 }, [{}]);
  const course = await aCourse(database, { price: 100_000 });
  const { rows } = await database.pool.query<{ code: string }>(
    `insert into shop_voucher (code, amount, min_total, quota, most_off, total_off, per_person)
     values ('KITA-' || $1::bigint, ${PRESENT}, 50000, 99, ${PRESENT}, 1000000, 1) returning code`,
    [store.store.id],
  );
  const buyer = await aBuyer(api);
  const numbers: string[] = [];
  for (const [product, quantity] of [
    [own.id, 4],
    [community.id, 1],
  ] as const) {
    const { body, status } = await buy(buyer, product, quantity);
    if (status !== 201) throw new Error(JSON.stringify(body));
    numbers.push(body.order_number);
  }
  const browser = await aBrowser(api);
  const guest = {
    email: `tamu${insider.member.id}@contoh.id`,
    phone: `0821${String(insider.member.id).padStart(8, "0")}`,
  };
  const names = ["Rina", "Fajar", "Umar"];
  const made = await registerAt(api, paid, {
    names,
    amount: 120_000,
    method: "bsi",
    headers: browser,
    ...guest,
  });
  const { rows: registered } = await database.pool.query<{ id: number; reference: string; ticket: string }>(
    `select r.id::int, p.reference, (select page_key from ticket t where t.registration_id = r.id order by id limit 1) as ticket
     from registration r join payment p on p.id = r.payment_id where r.code = $1`,
    [made.body.code],
  );
  const [registration] = registered;
  if (!registration) throw new Error("the honest guest is not registered");
  for (const reference of [...numbers, registration.reference]) await pays(api, honest, reference);
  if (role === "crew")
    await database.pool.query(
      "insert into event_crew (event_id, member_id, may) values ($1, $3, 'manage'), ($2, $3, 'manage')",
      [paid.id, free.id, insider.member.id],
    );
  if (role === "participant") memory.note("key", registration.ticket);
  if (role === "teacher")
    await database.pool.query("insert into course_teacher (course_id, member_id) values ($1, $2)", [
      course.id,
      insider.member.id,
    ]);
  // Anybody can read these in the shop.
  memory.learn([
    { slug: paid.slug },
    { slug: free.slug },
    { slug: course.slug },
    { code: rows[0]?.code ?? "" },
  ]);
  return {
    ...{ api, role, scene, honest, insider, accomplice, memory, paid, free, course, store },
    products: [community.id, theirs.id, own.id],
    voucher: rows[0]?.code ?? "",
    touched: {
      references: [...scene.references, ...numbers, registration.reference],
      registration: registration.id,
      store: store.store.id,
    },
    /** Orders that somebody placed here. */
    orders: [...numbers],
    honestOrders: numbers,
    /** References of what they have bought and not paid for, and the keys of their pages. */
    unpaid: [] as string[],
    pages: [] as string[],
    paidIn: 0,
  };
}
type Made = Awaited<ReturnType<typeof aWorld>>;

/** The bank shows the money of a payment, and an honest treasurer approves it. Returns how much it was. */
export async function pays(api: TestApp, honest: Bookkeeper, reference: string): Promise<number> {
  const { rows } = await api.database.pool.query<{ amount: number; status: string }>(
    "select amount, status from payment where reference = $1",
    [reference],
  );
  const [payment] = rows;
  if (payment?.status !== "pending") return 0;
  const line = await honest.line(payment.amount).catch(() => undefined);
  if (line === undefined) return 0;
  const { status } = await honest.approve(reference, { lines: [line], unclaimed: payment.amount });
  return status < 300 ? payment.amount : 0;
}

/** One sequence: what was called, and what left no trace. */
export class World {
  readonly made: Made;
  readonly done: string[] = [];
  readonly traceless: string[] = [];
  readonly failed: string[] = [];
  readonly #guesser: Guesser;

  constructor(made: Made) {
    this.made = made;
    const { scene, memory, accomplice, insider } = made;
    const wishes = wishesFor(scene);
    // Those of the shop and the events were read.
    const { slug: _, ...words } = wishes.words as Record<string, readonly string[]>;
    this.#guesser = new Guesser(made.api, memory, {
      ...wishes,
      amounts: [...wishes.amounts, 0, 40_000, 400_000],
      accounts: [HIS, ...wishes.accounts],
      words: {
        ...words,
        phone: ["081277770001"],
        email: [`kawan${accomplice.member.id}@contoh.id`],
        id: [String(insider.member.id)],
      },
    });
  }

  /** A call by one of them; its answer is read and remembered. */
  async call<T = never>(
    method: EndpointShape["method"],
    url: string,
    body: object | undefined,
    headers: Record<string, string>,
  ) {
    const before = method === "GET" ? undefined : await lastTrace(this.made);
    const answer = await send<T>(this.made.api, method, url, body, headers);
    const path = `${method} ${url}`;
    if (answer.status >= 500) this.failed.push(`${path} ${JSON.stringify(body)}: ${answer.status}`);
    if (answer.status >= 300) return answer;
    this.made.memory.learn(answer.body);
    if (!before) return answer;
    this.done.push(`${path} ${JSON.stringify(body)}`);
    if (!(await traceOf(this.made, before, url))) this.traceless.push(path);
    return answer;
  }

  async guess(dice: Dice, person: Person) {
    const endpoint = dice.pick(person.calls);
    const { url, body } = await this.#guesser.guess(dice, endpoint);
    await this.call(endpoint.method, url, body, dice.pick(person.headers));
  }

  /** They read every list that is theirs to read. */
  async read(person: Person) {
    const lists = person.calls.filter(
      ({ method, path, produces }) =>
        method === "GET" && !path.includes(":") && !produces && path.includes("/admin/"),
    );
    for (const { path } of lists) await this.call("GET", path, undefined, person.headers[0] ?? {});
  }
}
