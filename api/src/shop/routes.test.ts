import type { Product, ProductSummary } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aProduct } from "../testing/builders.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const { id } = await aProduct(api.database, {
    slug: "madu",
    title: "Madu Hutan",
    price: 95_000,
    unit: "botol",
    stock: 24,
  });
  await api.database.kysely
    .insertInto("testimony")
    .values([
      {
        product_id: id,
        customer: "Siti",
        stars: 5,
        description: "Manis",
        hidden_at: null,
        created_at: "2026-01-01T00:00:00Z",
      },
      {
        product_id: id,
        customer: "Budi",
        stars: 4,
        description: "Cepat",
        hidden_at: null,
        created_at: "2026-01-02T00:00:00Z",
      },
      {
        product_id: id,
        customer: "Nakal",
        stars: 1,
        description: "Iklan",
        hidden_at: "2026-01-03T00:00:00Z",
      },
    ])
    .execute();
  await aProduct(api.database, { slug: "sabun", title: "Sabun Zaitun", stock: 0 });
});

it("lists products with stock and the mean of their shown stars", async () => {
  const { body }: { body: ProductSummary[] } = await api.get("/api/products");
  expect(body.find((product) => product.slug === "madu")).toMatchObject({
    rating: 4.5,
    testimony_count: 2,
    stock: 24,
  });
  expect(body.find((product) => product.slug === "sabun")).toMatchObject({
    rating: null,
    testimony_count: 0,
    stock: 0,
  });
  expect(body[0]).not.toHaveProperty("description");
});

it("shows a product with its testimonies, newest first and without hidden ones", async () => {
  const { body }: { body: Product } = await api.get("/api/products/madu/");
  expect(body.testimonies.map((testimony) => testimony.customer)).toEqual(["Budi", "Siti"]);
  expect(body).toMatchObject({ price: 95_000, unit: "botol", thumbnail: null });
  expect((await api.get("/api/products/entah/")).status).toBe(404);
});

it("searches products", async () => {
  const { body }: { body: ProductSummary[] } = await api.get("/api/products/?search=zaitum");
  expect(body.map((product) => product.slug)).toEqual(["sabun"]);
});
