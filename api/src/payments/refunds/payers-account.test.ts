import { expect, it } from "vitest";
import type { Letter } from "../../platform/mail/mail.ts";
import { aCampaign } from "../../testing/builders.ts";
import { picture } from "../../testing/buyer.ts";
import { aBrowser, send, sendForm } from "../../testing/calls.ts";
import { aBookkeeper } from "../../testing/statements.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const treasurer = await aBookkeeper(api);
const { slug } = await aCampaign(api.database);
const sent: Letter[] = [];
api.app.jobs.handle<Letter>("mail", async (letter) => void sent.push(letter));

const PHONE = "081299990000";
const OWN = { source_bank: "Bank BCA", source_account: "1234567890", account_name: "Rina" };
const INSIDER = { source_bank: "BSI", source_account: "7009998887", account_name: "Rina" };
type Refused = { code: string; detail: string };

/** A gift by transfer; with an account, its proof comes with it. */
async function give(headers: Record<string, string>, account: typeof OWN | undefined, amount: number) {
  const { status, body } = await sendForm<{ reference: string; page: string; amount: number }>(
    ...([api, "POST", "/api/payments/purchase/"] as const),
    {
      ...{ kind: "donation", slug, amount: String(amount), method: "bsi", payer_name: "Rina" },
      ...{ payer_phone: PHONE, payer_email: "rina-rekening@contoh.id" },
      ...(account && { ...account, transfer_date: "2026-11-14", proof_file: await picture }),
    },
    headers,
  );
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
const prove = async (page: string, account: typeof OWN, headers: Record<string, string>, code?: string) =>
  sendForm<Refused>(
    ...([api, "POST", `/api/payments/page/${page.split("/").at(-1)}/proof/`] as const),
    {
      ...{ ...account, payment_method: "bsi", transfer_date: "2026-11-14", proof_file: await picture },
      ...(code !== undefined && { code }),
    },
    headers,
  );
const arrive = async (reference: string, amount: number) =>
  treasurer.assign([reference], [await treasurer.line(amount)]);
const refundTo = (reference: string, { source_bank, source_account, account_name }: typeof OWN) =>
  treasurer.post<Refused>(`payments/${reference}/refund`, {
    ...{ way: "transfer", amount: 1_000, reason: "Salah kirim.", bank: source_bank },
    ...{ account_number: source_account, account_holder: account_name },
  });
const lettersNow = async () => {
  await api.app.jobs.runDue();
  return sent.map(({ subject }) => subject);
};

it("does not accept an account as the payer's from somebody who only knows reference and phone", async () => {
  const { reference, amount } = await give(await aBrowser(api), OWN, 150_000);
  const insider = await aBrowser(api);
  const found = await send<{ page: string }>(
    ...([api, "POST", "/api/payments/find/", { number: reference, phone: PHONE }, insider] as const),
  );
  expect(await prove(found.body.page, INSIDER, insider)).toMatchObject({
    ...{ status: 409, body: { code: "code_needed", detail: expect.stringContaining("kode") } },
  });
  await arrive(reference, amount);
  expect(await refundTo(reference, INSIDER)).toMatchObject({ status: 409, body: { code: "second_person" } });
  expect((await refundTo(reference, OWN)).status).toBe(200);
});

it("accepts a first proof from anybody, but its account as the payer's only from the payer", async () => {
  const browser = await aBrowser(api);
  const { reference, page, amount } = await give(browser, undefined, 160_000);
  expect((await prove(page, INSIDER, await aBrowser(api))).status).toBe(200);
  expect((await prove(page, OWN, browser)).status).toBe(200);
  await arrive(reference, amount);
  expect((await refundTo(reference, INSIDER)).body.code).toBe("second_person");
  expect((await refundTo(reference, OWN)).status).toBe(200);
  const { rows } = await api.database.pool.query(
    "select actor_id, after ->> 'right' as right from audit_log where action = 'payment.other_account' and subject_id = $1",
    [reference],
  );
  expect(rows).toEqual([{ actor_id: null, right: "browser" }]);
  expect(await lettersNow()).toContainEqual(expect.stringContaining(`Bukti ${reference} kini menyebut`));
});

it("accepts another account with the code that was sent to the payer", async () => {
  const { page } = await give(await aBrowser(api), OWN, 170_000);
  const elsewhere = await aBrowser(api);
  const asked = await send(
    ...([api, "POST", `/api/payments/page/${page.split("/").at(-1)}/code/`, {}, elsewhere] as const),
  );
  expect(asked.body).toEqual({ by: "mail", to: "ri•••@contoh.id" });
  const code = (await lettersNow()).findLast((subject) => /^\d{6} /.test(subject))?.slice(0, 6);
  expect((await prove(page, INSIDER, elsewhere, "abc")).status).toBe(400);
  expect((await prove(page, INSIDER, elsewhere, code)).status).toBe(200);
});
