import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign } from "../testing/builders.ts";
import { aBrowser, VISITOR } from "../testing/calls.ts";
import { aQris } from "../testing/qris.ts";
import { limitedApp, type TestApp, testApp } from "../testing/test-app.ts";

type Headers = Record<string, string>;
const MOSQUE = "192.0.2.1";

/** Plays with the limits that the app is delivered with. */
let api: TestApp;
let slug: string;
beforeAll(async () => {
  api = await limitedApp();
  await aQris(api.database);
  ({ slug } = await aCampaign(api.database));
});

let phones = 0;
async function quote(headers: Headers, remoteAddress = MOSQUE, given: { donor_phone?: string } = {}) {
  const donor_phone = `0812${10_000_000 + ++phones}`;
  return api.app.inject({
    method: "POST",
    url: "/api/payments/quote/",
    headers,
    remoteAddress,
    // Many amounts: how many open ones there may be of each is another rule's.
    payload: {
      kind: "donation",
      slug,
      base_amount: 50_000 + 1000 * (phones % 400),
      donor_name: "Siti",
      donor_phone,
      ...given,
    },
  });
}

/** How many of so many calls, ten at a time, were accepted. The others must be refused politely. */
async function accepted(count: number, call: (n: number) => ReturnType<typeof quote>): Promise<number> {
  let taken = 0;
  for (let n = 0; n < count; n += 10) {
    const ten = Array.from({ length: Math.min(10, count - n) }, (_, m) => call(n + m));
    for (const { statusCode, headers, body } of await Promise.all(ten)) {
      expect([201, 429], body).toContain(statusCode);
      if (statusCode === 201) taken += 1;
      else expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
  }
  return taken;
}

const people = async (count: number, address: string): Promise<Headers[]> => {
  const all: Headers[] = [];
  for (let n = 0; n < count; n++) all.push(await aBrowser(api, address));
  return all;
};
/** What a script has of as many pages: their cookies. */
const collected = (count: number, address: string): Headers[] =>
  Array.from({ length: count }, () => {
    const [cookie = ""] = api.app.browsers.give(address).split(";");
    return { ...VISITOR, cookie: `${VISITOR.cookie}; ${cookie}` };
  });
/** Calls until one is refused; its answer. */
async function refused(headers: Headers, address: string) {
  for (;;) {
    const answer = await quote(headers, address);
    if (answer.statusCode !== 201) return answer;
  }
}
const one = async (headers: Headers, address?: string) => (await quote(headers, address)).statusCode;

describe("a mosque behind one address", () => {
  it("lets 300 people give in a minute, also while a script floods from the same address", async () => {
    const crowd = await people(300, MOSQUE);
    const late = await people(4, MOSQUE);
    expect(await accepted(300, (n) => quote(crowd[n] ?? {}))).toBe(300);

    const without = await accepted(150, () => quote(VISITOR));
    expect(without).toBeLessThan(60);
    expect(await one(late[0] ?? {})).toBe(201);

    const single = await aBrowser(api, MOSQUE);
    expect(await accepted(60, () => quote(single))).toBeLessThan(30);
    expect(await one(late[1] ?? {})).toBe(201);

    // More than an address is given in calm moments. Each is used once, some again. How many of them may be used up:
    // `platform/rate-limit/action-limits.test.ts`.
    const script = collected(360, MOSQUE);
    await accepted(400, (n) => quote(script[n % script.length] ?? {}));
    expect(await one(late[2] ?? {})).toBe(201);
    expect(await one(await aBrowser(api, "198.51.100.1"), "198.51.100.1")).toBe(201);
    expect(await one(VISITOR, "198.51.100.2")).toBe(201);
    // A browser that gave before gives once more.
    expect(await one(crowd[0] ?? {})).toBe(201);
  }, 300_000);

  it("gets a sentence that says what to do", async () => {
    const answer = await refused(VISITOR, "192.0.2.9");
    const { code, detail } = answer.json();
    expect([answer.statusCode, code]).toEqual([429, "too_many_requests"]);
    expect(detail).toMatch(
      /^Terlalu banyak pembayaran yang dimulai dari jaringan internet ini\. .*izinkan cookie/,
    );
    expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
  });
});

it("has no limit per campaign or phone number", async () => {
  await accepted(90, () => quote(VISITOR, "192.0.2.66"));
  const donor = await aBrowser(api, "198.51.100.7");
  expect(await one(donor, "198.51.100.7")).toBe(201);
  const owner = { donor_phone: "081299998888" };
  for (let n = 0; n < 25; n++) await quote(VISITOR, `192.0.2.${100 + n}`, owner);
  expect((await quote(donor, "198.51.100.7", owner)).statusCode).toBe(201);
});

it("refused calls do not count", async () => {
  const address = "192.0.2.77";
  const busy = await aBrowser(api, address);
  await refused(busy, address);
  const spent = async () =>
    (
      await api.database.pool.query(
        "select bucket, full_at from attempt where bucket like '%192.0.2.77%' or bucket like '%:by-%' order by 1",
      )
    ).rows;
  const before = await spent();
  expect(await accepted(20, () => quote(busy, address))).toBe(0);
  expect(await spent()).toEqual(before);
});

describe("a proof", () => {
  let photo: Buffer;
  beforeAll(async () => {
    photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
  });

  async function give({ app }: TestApp, to: string, headers: Headers) {
    const form = new FormData();
    const texts = { amount: "50000", donor_name: "Siti", donor_phone: "081200000001", payment_method: "bsi" };
    const transfer = { source_bank: "BCA", source_account: "123", transfer_date: "2026-11-15" };
    for (const [name, value] of Object.entries({ ...texts, ...transfer })) form.set(name, value);
    form.set("proof_file", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "bukti.jpg");
    const sent = new Request("http://form.invalid", { method: "POST", body: form });
    const type = sent.headers.get("content-type") ?? "";
    const payload = Buffer.from(await sent.arrayBuffer());
    const url = `/api/donations/${to}/create-donation/`;
    return (await app.inject({ method: "POST", url, headers: { ...headers, "content-type": type }, payload }))
      .statusCode;
  }

  it("is decoded only within the limit of pictures; nothing of others is stored", async () => {
    const strict = await testApp({ PAYMENTS_WITHOUT_COOKIE_AND_MINUTE: "6", PAYMENTS_PER_BROWSER: "4" });
    const { slug: to } = await aCampaign(strict.database);
    const browser = await aBrowser(strict);
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push(await give(strict, to, VISITOR), await give(strict, to, browser));
    expect(answers.filter((status) => status === 201)).toHaveLength(3 + 4);
    expect(answers.filter((status) => status === 429)).toHaveLength(3 + 2);
    const proofs = await readdir(join(strict.config.dataDirectory, "uploads/private/proof"));
    expect(proofs).toHaveLength(7);
  });
});
