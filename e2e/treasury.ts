import type { PaymentFile, SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { afterJobs, dueNow } from "./app-database.ts";
import type { Visit } from "./browser.ts";
import { MOSQUE } from "./giving-steps.ts";
import { aMember, visitAs, visitor } from "./members.ts";
import { pictureOf } from "./pictures.ts";
import { SITE } from "./site.ts";
import { staff } from "./staff.ts";

export const treasurer = () => staff("bendahara");

const bearer = ({ access }: SessionUser) => ({ authorization: `Bearer ${access}` });

interface Gift {
  amount: number;
  donor_name: string;
  source_account: string;
  donor_phone?: string;
}

async function give(headers: Record<string, string>, proof: Buffer, gift: Gift): Promise<string> {
  const form = new FormData();
  const fields = {
    donor_phone: "081234567890",
    ...gift,
    payment_method: "bsi",
    source_bank: "Bank Contoh",
    transfer_date: "2026-11-14",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("proof_file", new Blob([new Uint8Array(proof)], { type: "image/png" }), "bukti.png");
  const answer = await fetch(`${SITE}/api/donations/${MOSQUE}/create-donation/`, {
    method: "POST",
    headers,
    body: form,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { order_id: string }).order_id;
}

/** Waiting gifts of these amounts, made through the API by a new member, the last one first; returns their references. */
export async function waitingGiftsOf(...amounts: number[]): Promise<string[]> {
  const { session } = await aMember();
  const references: string[] = [];
  // The queue shows the oldest first: the last one here.
  for (const [place, amount] of [...amounts.entries()].reverse()) {
    const proof = await pictureOf(`Rp ${amount} ${session.username}`);
    const donor_name = `Donatur ${session.username} ${place + 1}`;
    references.unshift(
      await give(bearer(session), proof, { amount, donor_name, source_account: `77700${place + 1}` }),
    );
  }
  return references;
}

/** A waiting gift of a member, or of a guest who left only a number; returns its reference. */
export async function aGift(amount: number, donor_phone: string, session?: SessionUser): Promise<string> {
  const headers = session ? bearer(session) : await visitor();
  const gift = { amount, donor_name: "Ibu Aminah", source_account: donor_phone, donor_phone };
  return give(headers, await pictureOf(`${amount} ${donor_phone}`), gift);
}

/** Newest first. */
export const waitingGifts = (count: number) =>
  waitingGiftsOf(...Array.from({ length: count }, (_, place) => 101_225 + place * 1000));

export async function paymentFile({ access }: SessionUser, reference: string): Promise<PaymentFile> {
  const answer = await fetch(`${SITE}/api/admin/payments/${reference}/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PaymentFile;
}

const DECISION = "decision";

/** For `expect.poll`: looks, and has the decisions that wait carried out at once. One journey waits their ten seconds. */
export const onceDecided = <T>(look: () => Promise<T>) => afterJobs(DECISION, look);

/** Every decision that waited is carried out, or was taken back. */
export const noneWaits = () => expect.poll(() => dueNow(DECISION), { interval: 200 }).toBe(0);

/** The queue filtered to the payer of this payment. */
export async function openQueue(session: SessionUser, reference: string, options: Visit): Promise<Page> {
  const payer = (await paymentFile(session, reference)).payer_name.replace(/ \d+$/, "");
  const page = await visitAs(session, "/admin/verifikasi", options);
  await page.getByRole("heading", { name: "Verifikasi transfer" }).waitFor();
  const search = page.getByRole("searchbox", { name: "Cari nama, nominal, nomor, telepon atau rekening" });
  await search.fill(payer);
  const queue = page.getByRole("region", { name: "Antrean" });
  await queue.getByRole("checkbox", { name: payer }).first().waitFor();
  await expect
    .poll(() =>
      queue
        .getByRole("checkbox")
        .and(page.locator(`:not([aria-label*="${payer}"])`))
        .count(),
    )
    .toBe(0);
  await search.blur();
  return page;
}

/** Imports lines in BSI's format on the day of the gifts' transfers. */
export async function bankLines({ access }: SessionUser, rows: readonly [string, number][]): Promise<void> {
  const csv = ["Tanggal;Uraian;Kredit", ...rows.map(([words, amount]) => `14/11/2026;${words};${amount}`)];
  const answer = await fetch(`${SITE}/api/admin/statements/`, {
    method: "POST",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify({
      bank: "bsi",
      mapping: { day: "Tanggal", amount: "Kredit", description: "Uraian" },
      csv: csv.join("\n"),
    }),
  });
  expect(await answer.json()).toMatchObject({ added: rows.length });
}
