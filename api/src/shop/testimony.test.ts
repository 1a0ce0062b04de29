import type { Product, Testimony } from "@barakah/contract";
import { afterEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import type { Buyer, Refusal } from "../testing/buyer.ts";
import { hideTestimony, showTestimony } from "./index.ts";
import {
  aDeliveredOrder,
  anOrder,
  api,
  buyer,
  process,
  product,
  ship,
  staffId,
  useOrderScene,
} from "./order-scene.fixture.ts";

useOrderScene();
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

describe("a testimony", () => {
  const write = (who: Buyer, given: object = { stars: 5, description: "Manis dan asli" }) =>
    who.call<Testimony & Refusal>("POST", `/api/products/${product.slug}/testimonies/`, given);
  const shown = async () =>
    ((await api.get(`/api/products/${product.slug}/`)) as { body: Product }).body.testimonies;

  it("is accepted once, from a buyer who received the product", async () => {
    const number = await aDeliveredOrder();
    expect((await buyer.find(number)).items[0]?.can_review).toBe(true);
    expect(await write(buyer)).toMatchObject({ status: 201, body: { stars: 5, customer: "Anggota Contoh" } });
    expect(await write(buyer)).toMatchObject({ status: 409, body: { code: "already_written" } });
    expect(await shown()).toMatchObject([{ description: "Manis dan asli" }]);
    expect((await buyer.find(number)).items[0]?.can_review).toBe(false);
  });

  it("is refused from who did not buy it, or whose order is still on its way", async () => {
    expect(await write(buyer)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    const number = await anOrder();
    await process(number);
    await ship(number);
    expect((await write(buyer)).status).toBe(403);
    expect(await shown()).toEqual([]);
  });

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: "5" },
    { description: " " },
    { description: 1 },
  ])("with %j is refused with a sentence", async (wrong) => {
    const { status, body } = await write(buyer, { stars: 5, description: "Bagus", ...wrong });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, Object.keys(wrong)]);
  });

  it("is hidden by staff and shown again", async () => {
    await aDeliveredOrder();
    const { body } = await write(buyer);
    await hideTestimony(api.database, body.id, staffId);
    expect(await shown()).toEqual([]);
    await showTestimony(api.database, body.id, staffId);
    expect(await shown()).toHaveLength(1);
    await expect(hideTestimony(api.database, 987_654, staffId)).rejects.toMatchObject({ status: 404 });
  });
});
