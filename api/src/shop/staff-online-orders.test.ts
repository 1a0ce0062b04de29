import type { StaffOrder } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, stockOf } from "../testing/buyer.ts";
import { bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type Online, onlineApp } from "../testing/with-provider.ts";

let app: Online;
let treasurer: Record<string, string>;
beforeAll(async () => {
  app = await onlineApp();
  treasurer = bearer(await aStaffMember(app.api, "bendahara"));
});

async function anOnlineOrder() {
  const buyer = await aBuyer(app.api);
  const product = await aProduct(app.api.database, { stock: 3 });
  await buyer.add(product.id, 1);
  const { token, order_number } = (await buyer.token()).body;
  return { buyer, product, token, order_number };
}
const take = (number: string, step: string) =>
  send<StaffOrder & { code: string }>(
    app.api,
    "POST",
    `/api/admin/orders/${number}/${step}/`,
    { note: "atas permintaan pembeli" },
    treasurer,
  );

it("is not taken as paid by hand: the provider would report the same money again", async () => {
  const { order_number, token } = await anOnlineOrder();
  expect(await take(order_number, "process")).toMatchObject({
    status: 409,
    body: { code: "online_payment" },
  });
  app.provider.bank.charge(token, "success");
  await app.settled();
  expect((await take(order_number, "ship")).body.status).toBe("shipped");
  expect(await examine(app.api.database)).toEqual([]);
});

it("accepts no money after staff cancelled it", async () => {
  const { order_number, token, product } = await anOnlineOrder();
  expect((await take(order_number, "cancel")).body).toMatchObject({ status: "cancelled" });
  expect(app.provider.bank.charge(token, "success").refused).toBeDefined();
  expect(await stockOf(app.api, product.id)).toBe(3);
});

it("is cancelled also when its payer has chosen how to pay, but not when it is paid", async () => {
  const waiting = await anOnlineOrder();
  app.provider.bank.charge(waiting.token, "pending");
  await app.settled();
  expect((await take(waiting.order_number, "cancel")).body).toMatchObject({ status: "cancelled" });
  await app.settled();

  const paid = await anOnlineOrder();
  app.provider.notifier.tamperNext({ lose: true }, { lose: true });
  app.provider.bank.charge(paid.token, "success");
  expect(await take(paid.order_number, "cancel")).toMatchObject({
    status: 409,
    body: { code: "order_paid" },
  });
  expect(await paid.buyer.find(paid.order_number)).toMatchObject({ status: "Diproses" });
  expect(await examine(app.api.database)).toEqual([]);
});
