import { daysLater, hawlEnds, hijriOf, jakartaDay } from "@barakah/contract";
import { storeSetting } from "../../api/src/community/queries/settings.ts";
import { verifyPayment } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { insertProposal } from "../../api/src/treasury/queries/proposals.ts";
import { giveZakat } from "../../api/src/zakat/pay-zakat.ts";
import { storeHawl } from "../../api/src/zakat/queries/hawl.ts";
import { insertPrice } from "../../api/src/zakat/queries/prices.ts";
import { insertRule, markConfirmed } from "../../api/src/zakat/queries/rules.ts";
import { basis, fitrah, HAWL_DAYS_AGO, paid, prices, rules } from "../content/zakat.ts";
import { ago, dayInJakarta } from "./days.ts";
import { payables } from "./payables.ts";
import type { Person } from "./people.ts";

/** The first day on or after `from` for which the Hijri month satisfies the condition. */
function firstDay(from: string, isThat: (month: number) => boolean): string {
  let day = from;
  while (!isThat(hijriOf(day).month)) day = daysLater(day, 1);
  return day;
}

const RAMADAN = 9;

/** First and last day of the next Ramadan. */
function nextSeason(today: string) {
  const valid_from = firstDay(daysLater(today, 1), (month) => month === RAMADAN);
  const over = firstDay(valid_from, (month) => month !== RAMADAN);
  return { valid_from, valid_to: daysLater(over, -1) };
}

/** Confirmed rules, one that waits for a second person, prices, and an example of a legal basis. */
export async function seedZakatRules(tx: Tx, one: number, other: number): Promise<void> {
  for (const rule of rules)
    await markConfirmed(tx, await insertRule(tx, { ...rule, valid_to: null }, one), other);
  const season = { ...fitrah, ...nextSeason(jakartaDay()) };
  const rule = await insertRule(tx, season, one);
  const subject = `zakat_rule:${rule}`;
  await insertProposal(tx, {
    ...{ kind: "zakat_rule", subject, request_key: subject, proposed_by: one },
    wanted: JSON.stringify({ ...season, rule }),
  });
  for (const { daysAgo, ...price } of prices)
    await insertPrice(tx, { ...price, valid_from: dayInJakarta(ago(daysAgo)), entered_by: one });
  await storeSetting(tx, "amil_basis", basis, other);
}

/** Months of zakat payments and a hawl date. */
export async function seedZakatOf(tx: Tx, { id, full_name, email }: Person): Promise<void> {
  for (const { daysAgo, penghasilan, infak } of paid) {
    const at = ago(daysAgo);
    const payment = await giveZakat(tx, async () => basis, {
      items: [
        { kind: "penghasilan", amount: penghasilan },
        { kind: "infak", amount: infak },
      ],
      payer_name: full_name,
      payer_phone: "081200000000",
      payer_email: email,
      method: "midtrans",
      period: dayInJakarta(at).slice(0, 7),
      message: "",
      memberId: id,
      at,
    });
    await verifyPayment(tx, payables, payment.id, { as: "provider", reason: "dibayar", at });
  }
  const today = jakartaDay();
  const started_on = daysLater(today, -HAWL_DAYS_AGO);
  await storeHawl(tx, { member_id: id, kind: "maal", started_on, due_on: hawlEnds(started_on, today) });
}
