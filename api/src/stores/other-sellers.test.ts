import type { EndpointShape } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, type Buyer } from "../testing/buyer.ts";
import { setDelivery } from "../testing/delivery.ts";
import { aDigitalProduct } from "../testing/digital.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { approved, boughtFromTwo, type TwoStores, twoStores } from "../testing/two-stores.ts";

const MINE = "/api/stores/mine/";

let api: TestApp;
let stores: TwoStores;
/** A thing of the first seller for each kind that a call can name; a new kind of thing joins here. */
const things: Record<string, string | number> = {};
/** What a seller typed, so that none of it may be in another seller's answers. */
let marks: string[];
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
  stores = await twoStores(api);
  const { number } = await boughtFromTwo(stores);
  await approved(stores, number);
  const voucher = { code: "PUNYA-SATU", quota: 5, percent: 10 };
  const { body } = await stores.seven.call<{ vouchers: { id: number }[] }>(
    "POST",
    `${MINE}vouchers/`,
    voucher,
  );
  const judged = await api.database.pool.query<{ id: number }>(
    "insert into testimony (product_id, customer, stars) values ($1, 'Rina', 5) returning id",
    [stores.sambal.id],
  );
  Object.assign(things, {
    testimonies: judged.rows[0]?.id,
    products: stores.sambal.id,
    orders: number,
    vouchers: body.vouchers[0]?.id,
    files: (await aDigitalProduct(stores.seven)).file?.id,
  });
  marks = [stores.seven.store.name, stores.sambal.title, `"${number}"`, voucher.code];
});

/** A body that is right but for whose thing it is about; an answer of 400 shows that one is missing here. */
const BODIES: Record<string, object> = {
  "PUT products": { title: "Milik orang", price: 5000, weight_g: 100, version: 1 },
  "POST products status": { status: "archived" },
  "POST products stock": { stock: 0 },
  "POST orders ship": { awb: "LP261118000042" },
  "POST testimonies answer": { answer: "Terima kasih." },
  "PUT vouchers": { quota: 9 },
};

const own = () => api.app.endpoints.filter(({ path }) => path.startsWith(MINE));
const kindOf = ({ path }: EndpointShape) => path.slice(MINE.length).split("/")[0] ?? "";
const names = ({ path }: EndpointShape) => path.includes(":");

async function callAs(caller: Buyer, endpoint: EndpointShape) {
  const { method, path } = endpoint;
  const [kind = "", , ...rest] = path.slice(MINE.length).split("/").filter(Boolean);
  const thing = things[kind];
  expect([path, thing]).toEqual([path, expect.anything()]);
  const url = path.replace(/:\w+/, String(thing));
  const body = method === "GET" ? undefined : (BODIES[[method, kind, ...rest].join(" ")] ?? {});
  const { status } = await caller.call(method, url, body);
  return [`${method} ${path}`, status];
}

it("answers 404 to every call about another seller's data, or from a member without a store", async () => {
  const named = own().filter(names);
  expect(new Set(named.map(kindOf)).size).toBeGreaterThan(2);
  const without = await aBuyer(api);
  for (const endpoint of named)
    for (const caller of [stores.nine, without])
      expect(await callAs(caller, endpoint)).toEqual([`${endpoint.method} ${endpoint.path}`, 404]);
  for (const endpoint of named.filter(({ method }) => method === "GET"))
    expect((await callAs(stores.seven, endpoint))[1]).toBe(200);
});

it("lists only a seller's own data", async () => {
  const lists = own().filter((endpoint) => endpoint.method === "GET" && !names(endpoint));
  const read = async (caller: Buyer) =>
    (
      await Promise.all(lists.map(async ({ path }) => JSON.stringify((await caller.call("GET", path)).body)))
    ).join();
  const [theirs, others] = [await read(stores.seven), await read(stores.nine)];
  for (const mark of marks)
    expect([mark, theirs.includes(mark), others.includes(mark)]).toEqual([mark, true, false]);
});
