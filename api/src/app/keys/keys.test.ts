import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Download, TicketPage } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { accountNumber } from "../../stores/index.ts";
import { aMember } from "../../testing/builders.ts";
import { aDigitalProduct, boughtFiles } from "../../testing/digital.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { APPLICATION, aSeller } from "../../testing/stores.ts";
import { copyOf, type TestApp, testApp } from "../../testing/test-app.ts";
import { NEVER_RENEWED, RENEWABLE } from "./all-keys.ts";
import { forgetKeys, rotateKeys } from "./rotate.ts";

const SOURCES = resolve(import.meta.dirname, "../..");
const DOCUMENT = resolve(SOURCES, "../../docs/security.md");

/** Every name by which the code asks for a key: written in the call, or as the file's `SECRET`. */
function namesInCode(): string[] {
  const names = new Set<string>();
  for (const file of globSync("**/*.ts", { cwd: SOURCES })) {
    if (/\.(?:test|fixture)\.ts$|^testing\/|platform\/secrets\.ts$/.test(file)) continue;
    const source = readFileSync(resolve(SOURCES, file), "utf8");
    if (!/\b(?:sharedSecret|secretIn|lastingSecret)\(/.test(source)) continue;
    for (const [, name = ""] of source.matchAll(/Secret\([\w.]+, "([\w-]+)"/g)) names.add(name);
    for (const [, name = ""] of source.matchAll(/(?:SECRET|DATA_IDENTITY) = "([\w-]+)"/g)) names.add(name);
  }
  return [...names].sort();
}

it("each key of the code is listed for rotation or as never renewed, and explained in docs/security.md", () => {
  const listed = [...RENEWABLE.map(({ name }) => name), ...NEVER_RENEWED].sort();
  expect(namesInCode()).toEqual(listed);
  const [, table = ""] = readFileSync(DOCUMENT, "utf8").split("### Keys of the app");
  const rows = table.split("\n## ")[0]?.matchAll(/^\| (`[^|]+`) \|/gm) ?? [];
  const explained = [...rows].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(explained.sort()).toEqual(listed);
});

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
});

/** A ticket, a seller's account, a file that was bought and a browser's cookie: what must outlive a renewal. */
async function scene() {
  const event = await anEvent(api.database, { price_kind: "open" }, [{ name: "Reguler" }]);
  const { body: registered } = await registerAt(api, event, { names: ["Rina Aulia"] });
  const seller = await aSeller(api);
  const product = await aDigitalProduct(seller);
  const staffId = (await aMember(api.database)).id;
  const { buyer } = await boughtFiles(seller, [product], { staffId });
  const [download] = (await buyer.call<Download[]>("GET", "/api/downloads/mine/")).body;
  const cookie = api.app.browsers.give("192.0.2.1").split(";")[0] ?? "";
  return { registered, sellerId: seller.id, address: download?.address ?? "", cookie };
}

/** What an instance that starts now makes of them. */
async function seen({ registered, sellerId, address, cookie }: Awaited<ReturnType<typeof scene>>) {
  const fresh = await copyOf(api);
  const page = `/api/tickets/${registered.ticket_page.replace("/tiket/", "")}/`;
  const { status, body } = await fresh.get<TicketPage>(page);
  const store = await api.database.kysely
    .selectFrom("store")
    .select(["member_id", "account_sealed"])
    .where("member_id", "=", sellerId)
    .executeTakeFirstOrThrow();
  return {
    ticket: [status, body.tickets?.[0]?.qr?.text],
    account: await accountNumber(api.database.kysely, store),
    download: (await api.app.inject({ url: address })).statusCode,
    cookie: fresh.app.browsers.of({ cookie }) !== undefined,
  };
}

it("tickets, sellers' accounts, downloads and cookies outlive a renewal of all keys, and tickets even a theft", async () => {
  const things = await scene();
  const before = await seen(things);
  expect(before).toMatchObject({
    ticket: [200, expect.stringMatching(/^BRK1:/)],
    account: APPLICATION.account_again,
    download: 200,
    cookie: true,
  });
  const sealed = async () => (await api.database.pool.query("select account_sealed from store")).rows;
  const old = await sealed();
  expect(await rotateKeys(api.database)).toEqual(
    expect.arrayContaining(["browser", "downloads", "event-tickets", "store-account"]),
  );
  expect(await sealed()).not.toEqual(old);
  expect(await seen(things)).toEqual(before);
  await rotateKeys(api.database);
  expect(await seen(things)).toEqual(before);
  // A stranger has the old keys: what they sign ends; what was sealed with them is under the new one.
  await forgetKeys(api.database);
  expect(await seen(things)).toEqual({ ...before, download: 404, cookie: false });
});

it("renews only the named key, and refuses an unknown name", async () => {
  expect(await rotateKeys(api.database, ["browser"])).toEqual(["browser"]);
  await expect(rotateKeys(api.database, ["vapid"])).rejects.toThrow("tidak pernah diperbarui");
  await expect(rotateKeys(api.database, ["salah"])).rejects.toThrow("Tidak ada kunci bernama salah");
});
