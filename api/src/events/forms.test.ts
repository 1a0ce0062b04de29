import { beforeAll, expect, it } from "vitest";
import { anEvent } from "../testing/events.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const send = (slug: string, fields: Record<string, string>) =>
  api.app.inject({
    method: "POST",
    url: `/acara/${slug}/daftar`,
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    payload: new URLSearchParams(fields).toString(),
  });

it("registers a payer and their companions by a form without JavaScript", async () => {
  const { slug, types } = await anEvent(api.database);
  const type = String(types[0]?.id);
  const buyer = { name: "Rina Aulia", phone: "081200000000", "tickets.0.type": type };
  const free = await send(slug, { ...buyer, "tickets.1.type": type, "tickets.1.name": "Fajar" });
  expect(free.statusCode).toBe(303);
  const { location } = free.headers;
  expect(location).toMatch(/^\/tiket\//);
  const { body } = await api.get<{ tickets: { name: string }[] }>(
    `/api/tickets/${String(location).slice(7)}/`,
  );
  expect(body.tickets.map(({ name }) => name)).toEqual(["Rina Aulia", "Fajar"]);
});

it("leads to the payment by the method that the form's own field names", async () => {
  const { slug, types } = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 50_000 }]);
  const form = { name: "Rina", phone: "081200000000", "tickets.0.type": String(types[0]?.id) };
  expect((await send(slug, { ...form, method: "bsi" })).headers.location).toMatch(/^\/pembayaran\//);
  const refused = await send(slug, form);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["method"]]);
});
