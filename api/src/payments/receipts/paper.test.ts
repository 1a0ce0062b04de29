import { randomUUID } from "node:crypto";
import { rupiahInWords, UNKNOWN_GIVER } from "@barakah/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { bank, campaign, postAll } from "../../ledger/index.ts";
import { printable } from "../../platform/pdf/printable.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { aCampaign, aMember } from "../../testing/builders.ts";
import { codeOn, readAloud, textOf, withoutBlanks } from "../../testing/pdf.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { drawStatement } from "./draw-statement.ts";
import { issueMissing, MISSING_RECEIPTS, missingReceipts } from "./issue-missing.ts";
import { printReceipts } from "./print.ts";

/** PAPER_PAYERS=1000 prints more of them; PROPERTY_SEED prints others. */
const PAYERS = Number(process.env.PAPER_PAYERS ?? 200);
const ON_A_FILE = 50;
const ORIGIN = "https://barakah.contoh";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const name = fc.oneof(
  fc.constantFrom(
    "Rina Aulia Rahman",
    "H. Muḥammad Nūr",
    "Siti ‘Aisyah binti Ahmad",
    "José d'Araújo",
    "O'Neil & Co.",
  ),
  fc.string({ minLength: 3, maxLength: 60, unit: "grapheme" }).filter((text) => printable(text, "") !== ""),
);
const amount = fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 10_000_000_000 }));

interface Gift {
  id: string;
  payer_name: string;
  on_behalf: string;
  amount: number;
  member_id: number | null;
  verified_at: string;
}

/** Verified as use cases would have left them, and without a receipt: as they were before there were any. */
async function giveAll(gifts: readonly Gift[], campaigns: readonly { id: number }[]) {
  const at = (nth: number) => campaigns[nth % campaigns.length]?.id ?? 0;
  await api.database.kysely.transaction().execute(async (tx) => {
    const common = { kind: "donation", method: "bsi", status: "verified" } as const;
    const none = { request_key: null, request_hash: null, paid_by_transaction: null, expires_at: null };
    await tx
      .insertInto("payment")
      .values(
        gifts.map((gift, nth) => ({
          ...gift,
          ...common,
          ...none,
          reference: `DON-${String(nth).padStart(12, "0")}`,
        })),
      )
      .execute();
    await tx
      .insertInto("payment_share")
      .values(
        gifts.map((gift, nth) => ({ payment_id: gift.id, account: campaign(at(nth)), amount: gift.amount })),
      )
      .execute();
    await tx
      .insertInto("donation")
      .values(
        gifts.map((gift, nth) => ({
          campaign_id: at(nth),
          payment_id: gift.id,
          donor_name: gift.payer_name,
          amount: gift.amount,
          transfer_date: "2026-03-01",
          verified_at: gift.verified_at,
        })),
      )
      .execute();
    await postAll(
      tx,
      gifts.map((gift, nth) => ({
        event: `payment:${gift.id}:verified`,
        paymentId: gift.id,
        description: "Donasi",
        legs: [
          { account: bank("bsi"), amount: gift.amount },
          { account: campaign(at(nth)), amount: -gift.amount },
        ],
        at: gift.verified_at,
      })),
    );
  });
}

/** What the books say of each gift, asked in other words than receipts ask them. */
async function inTheBooks() {
  const { rows } = await api.database.pool.query<{
    reference: string;
    given: number;
    title: string;
    real: string;
  }>(
    `select p.reference, -l.amount as given, c.title, coalesce(case when p.payer_name = '${UNKNOWN_GIVER}' then m.full_name end, p.payer_name) as real
     from ledger_posting l join ledger_transaction t on t.id = l.transaction_id join payment p on p.id = t.payment_id
       join campaign c on l.account = 'campaign:' || c.id left join member m on m.id = p.member_id`,
  );
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Between two words of the paper. */
const between = (text: string, before: string, after: RegExp) => {
  const rest = text.slice(text.indexOf(before) + before.length);
  return rest.slice(0, rest.search(after));
};

it(`prints the ledger's amounts, for ${PAYERS} payers`, { timeout: 300_000 }, async () => {
  const titles = [
    "Sumur Air Bersih untuk Dusun Karangkering",
    "Bangun Masjid: tahap 2",
    "Zakat — Desa “Sukamaju”",
  ];
  const campaigns = await Promise.all(titles.map((title) => aCampaign(api.database, { title })));
  const { id: member_id } = await aMember(api.database, { full_name: "Rina Aulia Rahman" });
  const made = fc.sample(fc.record({ name, amount, hidden: fc.boolean(), other: fc.boolean() }), PAYERS);
  const gifts = made.map(({ name: payer, amount: given, hidden, other }, nth) => ({
    id: randomUUID(),
    payer_name: hidden ? UNKNOWN_GIVER : payer,
    on_behalf: other ? payer : "",
    amount: given,
    member_id: nth % 3 === 0 ? member_id : null,
    verified_at: new Date(Date.UTC(2026, nth % 12, 1 + (nth % 28), nth % 24)).toISOString(),
  }));
  await giveAll(gifts, campaigns);
  const onlySince = async (days: number) =>
    (
      await api.database.pool.query<{ only: boolean }>(
        `select bool_and((r.id is not null) = (p.verified_at > now() - make_interval(days => $1))) as only
          from payment p left join receipt r on r.payment_id = p.id`,
        [days],
      )
    ).rows[0]?.only;
  await issueMissing(api.app.payments, 2);
  expect(await onlySince(2)).toBe(true);
  // Ran a hundred days ago: looks at what was verified since then, and two days more.
  const issue = missingReceipts(api.app.payments);
  const ran = `insert into job_run (name, last_at, milliseconds, done_on, done_that_day)
    values ($1, now() - interval '99.5 days', 1, now()::date - 99, 1)`;
  await api.database.pool.query("delete from job_run where name = $1", [MISSING_RECEIPTS]);
  await api.database.pool.query(ran, [MISSING_RECEIPTS]);
  await issue();
  expect(await onlySince(102)).toBe(true);
  await api.database.pool.query("delete from job_run where name = $1", [MISSING_RECEIPTS]);
  await issue();
  const receipts = await api.database.kysely.selectFrom("receipt").selectAll().execute();
  expect(receipts).toHaveLength(PAYERS);
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(PAYERS);

  const books = await inTheBooks();
  const printing = { reader: api.database.kysely, origin: ORIGIN };
  const wrong: string[] = [];
  for (let from = 0; from < PAYERS; from += ON_A_FILE) {
    const some = receipts.slice(from, from + ON_A_FILE);
    const texts = await textOf(await printReceipts(printing, some, true));
    for (const [nth, { number, reference }] of some.entries()) {
      const text = texts[nth] ?? "";
      const { given = 0, title = "", real = "" } = books.get(reference) ?? {};
      const read = {
        number: between(text, "Nomor", /Telah/),
        amount: between(
          text,
          "sejumlah",
          /[A-Z][a-z]+[a-z]*rupiah|[A-Z][a-z]*(?=ratus|puluh|belas|ribu|juta|miliar|rupiah)/,
        ),
        words: text.includes(withoutBlanks(rupiahInWords(given))),
        name: between(text, "Dari", /Dihalamanprogramtampil|Atasnama|Tanggalditerima/),
        programme: between(text, "Program", /Carabayar/),
        reference: text.includes(`Nomorpembayaran${reference}`),
        address: text.includes(`barakah.contoh/bukti/${number}`),
      };
      const meant = {
        number,
        amount: withoutBlanks(rupiah(given)),
        words: true,
        name: withoutBlanks(printable(real, real)),
        programme: withoutBlanks(printable(title, "-")),
        reference: true,
        address: true,
      };
      if (JSON.stringify(read) !== JSON.stringify(meant))
        wrong.push(`${JSON.stringify(read)} ${JSON.stringify(meant)}`);
    }
  }
  expect(wrong).toEqual([]);
  const sum = receipts.reduce((total, receipt) => total + receipt.amount, 0);
  expect(sum).toBe([...books.values()].reduce((total, { given }) => total + given, 0));
});

it("has a QR code with the address of its verification, and tags for screen readers", async () => {
  const receipt = await api.database.kysely
    .selectFrom("receipt")
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const pdf = await printReceipts({ reader: api.database.kysely, origin: ORIGIN }, [receipt], false);
  expect(await codeOn(pdf)).toBe(`${ORIGIN}/bukti/${receipt.number}`);
  expect(await readAloud(pdf)).toEqual({ marked: true, untagged: "" });
});

it("prints a sentence instead of empty boxes for a name in a script that its font lacks", async () => {
  const receipt = await api.database.kysely
    .selectFrom("receipt")
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const arabic = { ...receipt, payer_name: "عبد الله", shown_as: "عبد الله" };
  const printing = { reader: api.database.kysely, origin: ORIGIN };
  const [text = ""] = await textOf(await printReceipts(printing, [arabic], true));
  expect(between(text, "Dari", /Atasnama|Tanggalditerima/)).toBe("(tertulisdalamaksaralain)");
});

it("numbers the pages of a long statement, and keeps each sum with its last row", async () => {
  for (const gifts of [20, 21, 22, 23, 24, 60]) {
    const given = Array.from({ length: gifts }, (_, place) => ({
      ...{ number: `TT-2026-01-${place}`, programme: "Sumur", amount: 1000, page: "/pembayaran/x" },
      received_at: "2026-01-02T03:00:00.000Z",
    }));
    const kind = {
      fund_kind: "infak_terikat" as const,
      fund: "Infak terikat",
      total: gifts * 1000,
      gifts: given,
    };
    const year = {
      year: 2026,
      years: [2026],
      name: "Rina",
      from: "2026-01-01",
      to: "2026-12-31",
      total: kind.total,
    };
    const issuer = { name: "Yayasan", address: "Bandung", contact: "0812", basis: null };
    const pages = await textOf(await drawStatement({ ...year, kinds: [kind] }, issuer as never, ORIGIN));
    for (const [place, text] of pages.entries()) {
      expect(text).toContain(`Halaman${place + 1}`);
      if (text.includes("Jumlahinfakterikat"))
        expect([gifts, text]).toEqual([gifts, expect.stringContaining("Sumur")]);
    }
  }
});
