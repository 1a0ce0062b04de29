import { randomUUID } from "node:crypto";
import type { AmilSource } from "@barakah/contract";
import { amil, bank, campaign, fund, nonhalal, post } from "../../api/src/ledger/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { insertIncome } from "../../api/src/treasury/funds/income-queries.ts";
import { describe } from "../../api/src/treasury/funds/transfer.ts";
import { insertTransfer, settleTransfer } from "../../api/src/treasury/funds/transfer-queries.ts";
import { bookPayout } from "../../api/src/treasury/payouts/book-payout.ts";
import { insertTake, roomOf } from "../../api/src/treasury/queries/amil.ts";
import { insertPayout } from "../../api/src/treasury/queries/payouts.ts";
import { insertProposal, proposalAbout, settleProposal } from "../../api/src/treasury/queries/proposals.ts";
import { addRows } from "../../api/src/treasury/queries/statement-lines.ts";
import { ago, dayInJakarta } from "./days.ts";

/** Who did it, and who confirmed it. */
interface Hands {
  treasurer: number;
  colleague: number;
}

async function accountOf(tx: Tx, slug: string) {
  const { id } = await tx
    .selectFrom("campaign")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return campaign(id);
}

/** Takes a part of what the limit allows, at most what the fund holds. */
async function takeShare(tx: Tx, hands: Hands, source: AmilSource, slug: string, part: number, most: number) {
  const at = ago(4, 30);
  const year = Number(dayInJakarta(at).slice(0, 4));
  const amount = Math.min(most, Math.floor((await roomOf(tx, source, year)) * part));
  if (amount <= 0) return;
  const from = await accountOf(tx, slug);
  const taken = { year, source, from_account: from, amount, taken_at: at, taken_by: hands.treasurer };
  const id = await insertTake(tx, {
    ...taken,
    reason: "Bagian pengelola bulan ini",
    request_key: randomUUID(),
  });
  await post(tx, {
    event: `amil:${id}`,
    description: `Bagian amil ${year}`,
    legs: [
      { account: from, amount },
      { account: amil(source), amount: -amount },
    ],
    at,
  });
}

const OUT_OF_SHARE = [
  { amount: 900_000, recipient_kind: "operasional", title: "Listrik, internet, dan sewa sekretariat" },
  { amount: 350_000, recipient_kind: "penggalangan", title: "Cetak brosur dan kotak amal" },
] as const;

async function paySomeOut(tx: Tx, hands: Hands) {
  const at = ago(4);
  for (const { amount, recipient_kind, title } of OUT_OF_SHARE) {
    const account = amil("infak");
    const told = { title, story: "", picture: null, bank: "bsi" as const, amount, recipient_kind };
    const made = { request_key: randomUUID(), created_by: hands.treasurer, created_at: at };
    const paid = { ...told, ...made, account, campaign_id: null, paid_on: dayInJakarta(at) };
    const id = await insertPayout(tx, paid);
    if (id !== undefined) await bookPayout(tx, { id, account, bank: "bsi", amount, title }, at);
  }
}

interface Moved {
  from: string;
  to: string;
  amount: number;
  reason: string;
  daysAgo: number;
  by: number;
}

async function ask(tx: Tx, { from, to, amount, reason, daysAgo, by }: Moved): Promise<number> {
  const [request_key, at] = [randomUUID(), ago(daysAgo)];
  const accounts = { from_account: from, to_account: to };
  const id = await insertTransfer(tx, {
    ...{ ...accounts, amount, reason, request_key, asked_by: by, asked_at: at },
  });
  if (id === undefined) throw new Error("the transfer of the demo was there already");
  const wanted = await describe(tx, id);
  const proposal = { kind: "fund_transfer" as const, subject: `fund_transfer:${id}`, request_key };
  await insertProposal(tx, {
    ...{ ...proposal, wanted: JSON.stringify(wanted), proposed_by: by, proposed_at: at },
  });
  return id;
}

/** Three fund transfers: approved, waiting for the treasurer, and proposed by the treasurer. */
async function moveSome(tx: Tx, { treasurer, colleague }: Hands) {
  const open = await accountOf(tx, "sedekah-jumat-paket-sembako-dhuafa");
  const done = await accountOf(tx, "operasi-katarak-gratis-lansia");
  const general = fund("infak-umum");
  const reason = "Dipakai bersama untuk program yang paling membutuhkan";
  const moved = { from: open, to: general, amount: 2_400_000, reason, daysAgo: 6, by: colleague };
  const id = await ask(tx, moved);
  await settleTransfer(tx, id, { state: "approved", decided_by: treasurer, decision: "" });
  const proposal = await proposalAbout(tx, `fund_transfer:${id}`);
  if (proposal)
    await settleProposal(tx, proposal.id, { state: "confirmed", decided_by: treasurer, reason: "" });
  await post(tx, {
    event: `transfer:${id}`,
    description: `Pemindahan dana: ${reason}`,
    legs: [
      { account: open, amount: moved.amount },
      { account: general, amount: -moved.amount },
    ],
    at: ago(5),
  });
  const ambulance = await accountOf(tx, "ambulans-gratis-warga-pelosok");
  const ended = "Program selesai; 42 lansia sudah dioperasi.";
  await ask(tx, { from: done, to: ambulance, amount: 4_225_000, reason: ended, daysAgo: 1, by: colleague });
  const mistaken = "Salah pilih jenis saat setoran kotak.";
  await ask(tx, {
    from: general,
    to: fund("fidyah"),
    amount: 600_000,
    reason: mistaken,
    daysAgo: 2,
    by: treasurer,
  });
}

/** Interest added by the bank. */
async function bookInterest(tx: Tx, { treasurer }: Hands) {
  const at = ago(7);
  const amount = 12_500;
  const line = { bank: "bsi" as const, day: dayInJakarta(at), amount, description: "BUNGA TABUNGAN" };
  const decided = { state: "matched" as const, unclaimed: 0, decided_by: treasurer, decided_at: at };
  await addRows(tx, "statement_line", [
    { ...line, ...decided, content_hash: "contoh: bunga", imported_by: treasurer },
  ]);
  const { id: line_id } = await tx
    .selectFrom("statement_line")
    .select("id")
    .where("content_hash", "=", "contoh: bunga")
    .executeTakeFirstOrThrow();
  const id = await insertIncome(tx, { line_id, account: nonhalal(), amount, booked_by: treasurer });
  await post(tx, {
    event: `income:${id}`,
    description: "Bunga atau denda: BUNGA TABUNGAN",
    legs: [
      { account: bank("bsi"), amount },
      { account: nonhalal(), amount: -amount },
    ],
    at,
  });
}

/** Actions of the demo's treasurers on funds. */
export async function seedFunds(tx: Tx, hands: Hands) {
  await takeShare(tx, hands, "zakat", "zakat-mal-untuk-delapan-golongan", 0.9, 8_000_000);
  await takeShare(tx, hands, "infak", "sedekah-jumat-paket-sembako-dhuafa", 0.3, 2_500_000);
  await paySomeOut(tx, hands);
  await moveSome(tx, hands);
  await bookInterest(tx, hands);
}
