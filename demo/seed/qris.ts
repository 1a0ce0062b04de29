import { randomBytes } from "node:crypto";
import { PAYMENT_MINUTES } from "@barakah/contract";
import { parseMerchantQris } from "@barakah/contract/payments/qris/payload";
import { give } from "../../api/src/charity/donate.ts";
import { takeNotice } from "../../api/src/payments/notices/receive-notice.ts";
import { insertDevice, noteHeard } from "../../api/src/payments/queries/devices.ts";
import { putIntoUse } from "../../api/src/payments/queries/merchants.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { addConfirmedApp } from "../../api/src/treasury/notices/templates.ts";
import type { DemoQris } from "../content/types.ts";
import { dayInJakarta } from "./days.ts";
import { payables } from "./payables.ts";

const MINUTE = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** A fictional QRIS confirmed by two people, three waiting payers, and a device that reported unexpected money. */
export async function seedQris(tx: Tx, one: number, other: number, demo: DemoQris): Promise<void> {
  const parsed = parseMerchantQris(demo.payload);
  if (typeof parsed === "string") throw new Error(`the demo's QRIS is ${parsed}`);
  const { name: merchant_name, ...merchant } = parsed.merchant;
  const account = "qris-donasi";
  await putIntoUse(tx, {
    account,
    payload: demo.payload,
    merchant_name,
    ...merchant,
    proposed_by: one,
    approved_by: other,
  });
  const { app, wording, name } = demo.device;
  const device = await insertDevice(tx, {
    id: demo.device.id,
    name,
    account,
    packages: [app],
    // Random per database: a demo may become a real installation.
    secret: randomBytes(24),
    paired_by: one,
  });
  await addConfirmedApp(tx, { package: app, wording, proposed_by: one, approved_by: other });
  for (const { payer, phone, slug, amount, minutes } of demo.gifts) {
    const at = minutesAgo(minutes);
    const by = { name: payer, phone, email: "" };
    const gift = { slug, amount, payer: by, message: "", memberId: null, request: undefined, at };
    await give(tx, gift, account, dayInJakarta(at), PAYMENT_MINUTES, {});
  }
  const { amount, payer, minutes } = demo.spoke;
  const text = wording.replace("{nominal}", amount.toLocaleString("id-ID")).replace("{pengirim}", payer);
  const posted_at = minutesAgo(minutes);
  await takeNotice(tx, payables, device, { package: app, title: "Dana masuk QRIS", text, posted_at });
  await noteHeard(tx, device.id);
}
