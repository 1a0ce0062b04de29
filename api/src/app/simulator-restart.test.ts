import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OnlinePayment, PaymentOptions, PaymentState } from "@barakah/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aCampaign } from "../testing/builders.ts";
import { send, VISITOR } from "../testing/calls.ts";
import { freePort } from "../testing/free-port.ts";
import { copyOf, type TestApp, testApp } from "../testing/test-app.ts";
import { examine } from "./doctor/examine.ts";

let data: string;
let port: number;
let api: TestApp;

const listening = async (app: TestApp) => {
  await app.app.listen({ host: "127.0.0.1", port });
  return app;
};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "barakah-demo-"));
  port = await freePort();
  api = await listening(await testApp({ DATA_DIR: data, PORT: String(port) }));
});
afterAll(() => rm(data, { recursive: true, force: true }));

const gift = (slug: string) =>
  send<OnlinePayment>(
    api,
    "POST",
    "/api/payments/generate-donation-midtrans-token/",
    { amount: 50_250, donorName: "Siti", donorPhone: "081200000000", campaignSlug: slug },
    { ...VISITOR, "idempotency-key": "sebelum-dan-sesudah" },
  );

/** What the provider's pop-up does in the payer's browser. */
const payAs = ({ online }: PaymentOptions, token: string) =>
  send<{ transaction_status: string }>(
    api,
    "POST",
    `/simulator/midtrans/snap/v2/transactions/${token}/charge`,
    { ending: "success" },
    { authorization: `Basic ${btoa(`${online?.client_key}:`)}` },
  );

it("payers can continue after a restart of the demo", async () => {
  const { slug } = await aCampaign(api.database);
  const { body: options } = await api.get<PaymentOptions>("/api/payments/options/");
  const { body: before } = await gift(slug);
  await api.app.close();

  api = await listening(await copyOf(api));
  expect((await gift(slug)).body).toEqual(before);
  expect((await payAs(options, before.token)).body).toMatchObject({ transaction_status: "settlement" });
  const claim = { transactionId: before.order_id };
  const asked = await send<PaymentState>(api, "POST", "/api/payments/update-payment-status/", claim, VISITOR);
  expect(asked.body).toMatchObject({ status: "success", payment_status: "verified" });
  expect(await examine(api.database)).toEqual([]);
});
