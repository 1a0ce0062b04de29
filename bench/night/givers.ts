import { createHash, createHmac, randomUUID } from "node:crypto";
import { CATEGORY_ADD_ON } from "@barakah/contract";
import { ask, post } from "../faults/people.ts";
import { type Shift, slugOf } from "./shift.ts";

/** Most people give a round sum, so QRIS amounts are crowded. Small sums keep the night below the daily limit of automatic approval. */
const ROUND = [10_000, 10_000, 20_000, 20_000, 25_000, 25_000, 30_000, 50_000, 50_000, 100_000];
const NOTICES = "/api/payments/notices/";
const MOST_OPEN = 400;

/** The merchant's phone, as it was paired. */
export interface Phone {
  id: string;
  secret: Buffer;
  app: string;
}

const amountOf = (key: string) => {
  const [choice = 0, high = 0, low = 0] = createHash("sha512").update(key).digest();
  return choice % 10 < 7 ? (ROUND[high % ROUND.length] ?? 0) : 1000 * (10 + (((high << 8) | low) % 50));
};

const today = () => new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
const phoneOf = (nth: number) => `0812${String(10_000_000 + nth)}`;

async function byTransfer(shift: Shift, nth: number) {
  const key = randomUUID();
  const form = new FormData();
  const said = {
    amount: String(amountOf(key) + CATEGORY_ADD_ON.sosial),
    donor_name: `Jamaah ${nth}`,
    donor_phone: phoneOf(nth),
    payment_method: "bsi",
    source_bank: "BSI",
    source_account: phoneOf(nth),
    transfer_date: today(),
  };
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  form.append(
    "proof_file",
    new Blob([new Uint8Array(await shift.screenshot())], { type: "image/jpeg" }),
    "bukti.jpg",
  );
  const { status, body } = await shift.log.timed("gift by transfer", () =>
    ask<{ order_id: string }>(`${shift.url}/api/donations/${slugOf(shift, nth)}/create-donation/`, {
      method: "POST",
      headers: { ...shift.newcomer(), "idempotency-key": key },
      body: form,
    }),
  );
  if (status === 201) shift.given.transfer.push(body.order_id);
}

/** Signed as the paired phone does. */
function ring(shift: Shift, { id, secret, app }: Phone, amount: number, nth: number) {
  const body = JSON.stringify({
    package: app,
    title: "Dana masuk QRIS",
    text: `Anda menerima dana Rp ${amount.toLocaleString("id-ID")} dari JAMAAH ${nth} melalui QRIS YAYASAN CONTOH.`,
    posted_at: new Date().toISOString(),
  });
  const timestamp = String(Date.now());
  return shift.log.timed("money notice, approved by itself", () =>
    ask(`${shift.url}${NOTICES}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-device": id,
        "x-timestamp": timestamp,
        "x-signature": createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex"),
      },
      body,
    }),
  );
}

async function byQris(shift: Shift, phone: Phone, nth: number) {
  const key = randomUUID();
  const headers = shift.newcomer();
  const { status, body } = await shift.log.timed("gift by QRIS", () =>
    post<{ reference: string; amount: number; page: string }>(
      `${shift.url}/api/payments/quote/`,
      {
        kind: "donation",
        slug: slugOf(shift, nth),
        base_amount: amountOf(key),
        donor_name: `Jamaah ${nth}`,
        donor_phone: phoneOf(nth),
      },
      { ...headers, "idempotency-key": key },
    ),
  );
  if (status !== 201) return;
  const page = body.page.split("/").at(-1);
  await shift.log.timed("payment's page", () => ask(`${shift.url}/api/payments/page/${page}/`, { headers }));
  const heard = await ring(shift, phone, body.amount, nth);
  if (heard.status === 202) shift.given.qris.push(body.reference);
}

async function online(shift: Shift, nth: number) {
  const key = randomUUID();
  const { status, body } = await shift.log.timed("gift online", () =>
    post<{ token: string; order_id: string }>(
      `${shift.url}/api/payments/generate-donation-midtrans-token/`,
      {
        amount: amountOf(key) + CATEGORY_ADD_ON.sosial,
        donorName: `Jamaah ${nth}`,
        donorPhone: phoneOf(nth),
        campaignSlug: slugOf(shift, nth),
      },
      { ...shift.newcomer(), "idempotency-key": key },
    ),
  );
  if (status !== 200 && status !== 201) return;
  const paid = await shift.stage.provider.charge(body.token);
  if (paid.status === 200) shift.given.online.push(body.order_id);
}

/** Three of ten gifts are transfers. */
export const screenshotsFor = (gifts: number) => Math.ceil(gifts * 0.3);

/** Six of ten by QRIS, three by transfer, one online. */
const giverOf = (shift: Shift, phone: Phone, nth: number) =>
  nth % 10 < 6 ? byQris(shift, phone, nth) : nth % 10 < 9 ? byTransfer(shift, nth) : online(shift, nth);

/** Gifts begin at a fixed rate, whether earlier ones are answered or not. Ends when all are answered. */
export async function givers(shift: Shift, phone: Phone, perMinute: number): Promise<void> {
  const running = new Set<Promise<void>>();
  const start = performance.now();
  for (let nth = 0; !shift.over; nth++) {
    const due = start + (nth * 60_000) / perMinute;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (running.size >= MOST_OPEN) {
      shift.held += 1;
      continue;
    }
    shift.begun += 1;
    const gift: Promise<void> = giverOf(shift, phone, nth).finally(() => running.delete(gift));
    running.add(gift);
  }
  await Promise.all(running);
}
