import { jakartaDay } from "@barakah/contract";
import type { Wishes } from "../alone/guess.ts";
import { aCampaign } from "../builders.ts";
import { aBookkeeper } from "../statements.ts";
import type { TestApp } from "../test-app.ts";
import { aBareGift, aWaitingGift } from "../transfers.ts";

/** The account that the honest payers named, and the one that the thief would have their money on. */
const THEIRS = { bank: "Bank Mandiri", account_number: "1310012345678", account_holder: "Donatur Contoh" };
export const HIS = { bank: "Bank Mandiri", account_number: "9990001112223", account_holder: "PENCURI" };
const REASON = "alasan yang dibuat-buat";

/** The payments and campaign of honest people, which the thief's calls may name. Each scene has its own money. */
export interface Scene {
  references: string[];
  campaign: { id: number; slug: string };
  amounts: number[];
}

/** Gifts that the bank has shown and others, money of nobody known, interest, cash, debits, and a refund that is owed. */
export async function honestScene(api: TestApp): Promise<Scene> {
  const honest = await aBookkeeper(api);
  const { database } = api;
  const campaign = await aCampaign(database, { category: "sosial" });
  const gift = (amount: number) => aWaitingGift(database, campaign.id, { amount });
  const seen = [await gift(3_000_250), await gift(2_000_250), await gift(700_250)];
  for (const { reference, amount } of seen)
    await honest.approve(reference, { lines: [await honest.line(amount)], unclaimed: amount });
  const unseen = [await gift(900_250), await gift(4_000_250)];
  for (const { reference } of unseen) await honest.approve(reference);
  // Their proofs wait.
  await gift(5_000_250);
  await gift(600_250);
  // Nothing shows these.
  await aBareGift(database, campaign.id, 5_000_000);
  await aBareGift(database, campaign.id, 600_000);
  const kept = [await honest.line(3_000_000), await honest.line(400_000)];
  await honest.post("statements/set-aside", { lines: kept, from: "open", as: "unidentified" });
  await honest.post("statements/income", {
    line: await honest.line(2_200_000, "BUNGA"),
    account: "nonhalal",
  });
  const day = "14/11/2026";
  await honest.load([`${day};KELUAR ${campaign.id};8.000.000 DB`, `${day};ADM ${campaign.id};700.000 DB`]);
  await honest.line(5_000_250);
  await honest.line(900_250);
  const cash = { box: "utama", slug: campaign.slug, amount: 2_000_000, day: jakartaDay() };
  await honest.post("cash/gifts", cash);
  const owed = { way: "transfer", amount: 500_000, reason: REASON };
  await honest.post(`payments/${seen[2]?.reference}/refund`, owed);
  const { rows } = await database.pool.query<{ reference: string }>(
    `select p.reference from payment p join donation d on d.payment_id = p.id where d.campaign_id = ${campaign.id}`,
  );
  const references = rows.map(({ reference }) => reference);
  return { references, campaign, amounts: [100_000, 400_000, 600_000, 1_000_000, 2_000_250, 5_000_000] };
}

/** What a thief writes into calls about this scene's money. */
export const wishesFor = ({ references, campaign, amounts }: Scene): Wishes => ({
  amounts,
  accounts: [HIS, THEIRS],
  words: {
    reference: references,
    references,
    account: [`campaign:${campaign.id}`],
    from_account: [`campaign:${campaign.id}`],
    to_account: ["fund:infak-umum"],
    slug: [campaign.slug],
    box: ["utama"],
    packages: ["id.bankcontoh.mobile"],
  },
});

/** What he can have made his, of what honest people had left in the books when he came. */
const LOOT = `select
    (select coalesce(sum(amount), 0) from payout where id > $1 and reversed_at is null)
    + (select coalesce(sum(amount), 0) from payment_refund where id > $2 and status in ('owed', 'asked', 'paid'))
    + (select coalesce(sum(amount), 0) from payment_refund where id <= $2 and id > $5 and status = 'paid' and account_number = $6)
    + (select coalesce(sum(amount), 0) from statement_debit where state in ('charge', 'courier') and decided_by = $3)
    + (select coalesce(sum(fee), 0) from settlement where decided_by = $3 and reversed_at is null)
    + (select coalesce(sum(amount), 0) from payment where id = any($4) and status not in ('verified', 'refunded'))
    + (select coalesce(sum(amount), 0) from statement_line where id = any($7) and state in ('open', 'ignored')) as loot,
    (select coalesce(sum(amount), 0) from ledger_posting where account ~ '^(bank|cash|qris|provider):')
    - (select coalesce(sum(amount), 0) from payment_refund where status = 'owed') as ours`;

const list = async <T>({ database }: TestApp, text: string) =>
  (await database.pool.query<{ id: T }>(text)).rows.map(({ id }) => id);
const last = async (api: TestApp, table: string) =>
  (await list<number>(api, `select coalesce(max(id), 0)::int as id from ${table}`))[0] ?? 0;

/** Records the current balances; later reports what is missing from them. */
export async function lootOf(api: TestApp, thief: number, refundsBefore: number) {
  const before = [
    await last(api, "payout"),
    await last(api, "payment_refund"),
    thief,
    await list<string>(api, "select id from payment where status in ('verified', 'refunded')"),
    refundsBefore,
    HIS.account_number,
    await list<number>(
      api,
      "select id from statement_line l where state = 'unidentified' or exists (select from fund_income i where i.line_id = l.id)",
    ),
  ];
  const read = async () => {
    const { rows } = await api.database.pool.query<{ loot: number; ours: number }>(LOOT, before);
    return { loot: Number(rows[0]?.loot), ours: Number(rows[0]?.ours) };
  };
  const { ours } = await read();
  /** The larger of what he took, thing by thing, and of what our accounts have less. */
  return async () => {
    const now = await read();
    return Math.max(now.loot, ours - now.ours);
  };
}

export const refundsSoFar = (api: TestApp) => last(api, "payment_refund");
