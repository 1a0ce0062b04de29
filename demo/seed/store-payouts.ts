import { randomUUID } from "node:crypto";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { lockStoreOf } from "../../api/src/stores/index.ts";
import { insertStorePayout, updateStorePayout } from "../../api/src/treasury/queries/store-payouts.ts";
import { accountOf, bookStorePayout } from "../../api/src/treasury/store-payouts/decide-store-payout.ts";
import { askForPayout } from "../../api/src/treasury/store-payouts/request-store-payout.ts";
import { stores } from "../content/stores.ts";
import { ago, dayInJakarta } from "./days.ts";
import { personCalled } from "./people.ts";

const FROM = "bsi";

/** Of sellers with a free balance: a payout that was transferred, and one that waits. */
export async function seedStorePayouts(tx: Tx, treasurerId: number) {
  for (const { owner, payouts } of stores) {
    const seller = typeof owner === "string" && payouts && (await personCalled(tx, owner));
    const store = seller && (await lockStoreOf(tx, seller.id));
    if (!store || !payouts) continue;
    const { amount, askedDaysAgo, paidDaysAgo, reference } = payouts.paid;
    const [request_key, at] = [randomUUID(), ago(paidDaysAgo)];
    const payout = await insertStorePayout(tx, {
      ...{ store_id: store.id, amount, request_key, created_at: ago(askedDaysAgo) },
    });
    await updateStorePayout(tx, payout.id, {
      ...{ state: "paid", bank: FROM, paid_on: dayInJakarta(at), reference, paid_to: accountOf(store) },
      ...{ decided_by: treasurerId, decided_at: at },
    });
    await bookStorePayout(tx, payout, { name: store.name, sent: amount, from: FROM, at });
    const { waiting } = payouts;
    await askForPayout(
      { transact: (work) => work(tx) },
      { memberId: seller.id },
      { amount: waiting.amount, gift_amount: waiting.gift, campaign: waiting.campaign },
      randomUUID(),
    );
  }
}
