import type { PaymentFile, SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { type Visit, visit } from "./browser.ts";
import { MOSQUE } from "./giving-steps.ts";
import { aMember, post, visitAs } from "./members.ts";

export const treasurer = () =>
  post<SessionUser>("/api/auth/login/", { username: "bendahara", password: "barakah-demo-2026" });

/** Any picture does for a proof; each of these is another one. */
async function aProof(page: Page, text: string): Promise<Buffer> {
  await page.setContent(`<h1 style="font:40px sans-serif;padding:40px">Transfer berhasil<br>${text}</h1>`);
  return page.screenshot();
}

/** Gifts by transfer whose proofs wait, made through the API by a new member. Their references, oldest first. */
export async function waitingGifts(count: number): Promise<string[]> {
  const { session } = await aMember();
  const page = await visit("/about");
  const references: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const amount = 100_225 + n * 1000;
    const form = new FormData();
    const fields = {
      amount: String(amount),
      donor_name: `Donatur ${session.username} ${n}`,
      donor_phone: "081234567890",
      payment_method: "bsi",
      source_bank: "Bank Contoh",
      source_account: `77700${n}`,
      transfer_date: "2026-11-14",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const proof = await aProof(page, `Rp ${amount} ${session.username}`);
    form.set("proof_file", new Blob([new Uint8Array(proof)], { type: "image/png" }), "bukti.png");
    const answer = await fetch(`${inject("site")}/api/donations/${MOSQUE}/create-donation/`, {
      method: "POST",
      headers: { authorization: `Bearer ${session.access}` },
      body: form,
    });
    expect(answer.status).toBe(201);
    references.push(((await answer.json()) as { order_id: string }).order_id);
  }
  await page.close();
  return references;
}

export async function paymentFile({ access }: SessionUser, reference: string): Promise<PaymentFile> {
  const answer = await fetch(`${inject("site")}/api/admin/payments/${reference}/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PaymentFile;
}

export async function openQueue(session: SessionUser, options: Visit): Promise<Page> {
  const page = await visitAs(session, "/admin/verifikasi", options);
  await page.getByRole("heading", { name: "Verifikasi transfer" }).waitFor();
  return page;
}
