import type { Address, Region } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, type Buyer, type Refusal } from "../../testing/buyer.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  buyer = await aBuyer(api);
});

const regions = async (query = "") => {
  const { body, total } = await api.get(`/api/regions/${query}`);
  return { found: body as Region[], total };
};
const named = ({ found }: { found: Region[] }) => found.map(({ name, within }) => `${name}, ${within}`);

describe("regions", () => {
  it("are all there: 38 provinces, their cities and districts", async () => {
    const { found, total } = await regions();
    expect(total).toBe(38);
    expect(found.map(({ name }) => name)).toContain("Papua Barat Daya");
    const { rows } = await api.database.pool.query(
      "select length(code) as digits, count(*) from region group by 1 order by 1",
    );
    expect(rows).toEqual([
      { digits: 2, count: 38 },
      { digits: 4, count: 514 },
      { digits: 6, count: 7285 },
    ]);
  });

  it("are found by name, with the regions around them, best match first", async () => {
    const shown = named(await regions("?search=Lembang"));
    expect(shown.slice(0, 2).toSorted()).toEqual([
      "Lembang, Kabupaten Bandung Barat, Jawa Barat",
      "Lembang, Kabupaten Pinrang, Sulawesi Selatan",
    ]);
    expect(shown).toContain("Lembang Jaya, Kabupaten Solok, Sumatera Barat");
    expect(named(await regions("?search=kec.%20lembang%20bandung"))).toEqual([
      "Lembang, Kabupaten Bandung Barat, Jawa Barat",
    ]);
    expect(named(await regions("?search=bandung&limit=2")).toSorted()).toEqual([
      "Kabupaten Bandung, Jawa Barat",
      "Kota Bandung, Jawa Barat",
    ]);
  });

  it("are found with a typing error, and none for a word that is no place", async () => {
    expect(named(await regions("?search=lembnag"))[0]).toMatch(/^Lembang, /);
    expect((await regions("?search=xyzzyq")).total).toBe(0);
    expect((await regions("?search=%25_")).total).toBe(38);
  });

  it("are listed within each other, and named by their code", async () => {
    const { found } = await regions("?within=3217");
    expect(found.find(({ name }) => name === "Lembang")).toMatchObject({ code: "321701", level: "district" });
    expect((await api.get("/api/regions/?within=3")).status).toBe(400);
    expect(named(await regions("?code=327302"))).toEqual(["Coblong, Kota Bandung, Jawa Barat"]);
    expect((await regions("?code=999999")).found).toEqual([]);
    expect((await api.get("/api/regions/?code=3273021")).status).toBe(400);
  });
});

const HOME = {
  label: "Rumah",
  recipient: "Rina Aulia",
  phone: "081200000000",
  region_code: "321701",
  postal_code: "40391",
  street: "Jalan Kenanga No. 14",
  note: "pagar hijau",
};
const add = (more: object = {}) =>
  buyer.call<Address & Refusal>("POST", "/api/addresses/", { ...HOME, ...more });
const mine = async () => (await buyer.call<Address[]>("GET", "/api/addresses/")).body;

describe("addresses", () => {
  it("are stored with the place in words; the first is the default until another is chosen", async () => {
    const first = await add();
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      place: "Lembang, Kabupaten Bandung Barat, Jawa Barat",
      is_default: true,
    });
    const office = await add({ label: "Kantor", is_default: true });
    expect((await mine()).map(({ label, is_default }) => [label, is_default])).toEqual([
      ["Kantor", true],
      ["Rumah", false],
    ]);
    expect((await buyer.call("DELETE", `/api/addresses/${office.body.id}/`)).status).toBe(200);
    expect(await mine()).toMatchObject([{ label: "Rumah", is_default: true }]);
    const changed = { ...HOME, street: "Jalan Melati 2", is_default: false };
    const { body } = await buyer.call<Address>("PUT", `/api/addresses/${first.body.id}/`, changed);
    expect(body).toMatchObject({ street: "Jalan Melati 2", is_default: true });
  });

  it("of others are not found", async () => {
    const { body } = await add();
    const stranger = await aBuyer(api);
    for (const method of ["PUT", "DELETE"] as const)
      expect((await stranger.call(method, `/api/addresses/${body.id}/`, HOME)).status).toBe(404);
    expect(await mine()).toHaveLength(1);
    expect((await stranger.call<Address[]>("GET", "/api/addresses/")).body).toEqual([]);
  });

  it("need a district that there is", async () => {
    for (const region_code of ["3217", "999999", "32170a", undefined])
      expect((await add({ region_code })).body.errors).toHaveProperty("region_code", ["Pilih kecamatan."]);
    expect(
      Object.keys((await add({ recipient: " ", street: "", postal_code: "123" })).body.errors ?? {}),
    ).toEqual(["recipient", "postal_code", "street"]);
  });

  it("two that want to be the default at once are both kept, and one of them is it", async () => {
    await Promise.all([add({ is_default: true }), add({ is_default: true }), add({ is_default: true })]);
    const kept = await mine();
    expect(kept).toHaveLength(3);
    expect(kept.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it("are limited in number", async () => {
    for (let nth = 0; nth < 20; nth++) await add();
    expect((await add()).body).toMatchObject({ code: "addresses_full" });
  });
});
