import { jakartaDay, monthsLater } from "@barakah/contract";
import { type Account, campaign, fund, post, provider } from "../ledger/index.ts";
import { aCampaign, aMember } from "../testing/builders.ts";
import { bearer } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { bookPayout } from "../treasury/payouts/book-payout.ts";

export const THIS = jakartaDay().slice(0, 7);
export const LAST = monthsLater(THIS, -1);
export const BEFORE = monthsLater(THIS, -2);

export let api: TestApp;
export let treasurer: Record<string, string>;
export let well: { id: number; slug: string };

/** A gift through the online provider, on a day. */
export const gift = (account: Account, amount: number, day: string, event = `test:${Math.random()}`) =>
  api.database.kysely.transaction().execute((tx) =>
    post(tx, {
      event,
      description: "Donasi dari Siti Rahasia",
      legs: [
        { account: provider("midtrans"), amount },
        { account, amount: -amount },
      ],
      at: `${day}T05:00:00Z`,
    }),
  );

async function paidOut(
  account: Account,
  amount: number,
  day: string,
  told: { recipient: string; people: number | null; title: string },
) {
  const by = await aMember(api.database);
  await api.database.kysely.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("payout")
      .values({
        campaign_id: account.startsWith("campaign:") ? Number(account.slice(9)) : null,
        account,
        bank: "bsi",
        amount,
        paid_on: day,
        title: told.title,
        story: "<p>Sampai dengan selamat.</p>",
        recipient_kind: told.recipient as never,
        people: told.people,
        request_key: crypto.randomUUID(),
        created_by: by.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await bookPayout(tx, { id, account, bank: "bsi", amount, title: told.title }, `${day}T06:00:00Z`);
  });
}

/** Income of two months, and payouts in the second. */
export async function beginScene() {
  api = await testApp();
  treasurer = bearer(await aStaffMember(api, "bendahara"));
  well = await aCampaign(api.database, {
    title: "Sumur Desa",
    permit_number: "PUB 460/0187",
    permit_to: "2026-12-31",
  });
  const zakat = await aCampaign(api.database, { title: "Zakat Fitrah", fund_kind: "zakat" });
  await gift(campaign(well.id), 500_000, `${BEFORE}-10`);
  await gift(campaign(well.id), 700_000, `${LAST}-05`);
  await gift(campaign(zakat.id), 900_000, `${LAST}-06`);
  await gift(fund("infak-umum"), 50_000, `${LAST}-07`);
  await paidOut(campaign(well.id), 400_000, `${LAST}-20`, {
    recipient: "pembangunan",
    people: 184,
    title: "Pompa menyala",
  });
  await paidOut(campaign(zakat.id), 100_000, `${LAST}-21`, {
    recipient: "gharimin",
    people: 2,
    title: "Utang lunas",
  });
}
