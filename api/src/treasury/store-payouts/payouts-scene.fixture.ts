import type { OwnPayout, StaffStorePayout, StoreBalance } from "@barakah/contract";
import { byTwo } from "../../testing/second-person.ts";
import type { Bookkeeper } from "../../testing/statements.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { approved, boughtFromTwo, completed, twoStores } from "../../testing/two-stores.ts";

export type Refused = { code: string; detail: string; amount: number };
export const PAID = { from: "bsi", paid_on: "2026-01-05", reference: "FT2601050001" };

/** Two stores, with calls of their sellers and of two treasurers about payouts. */
export async function payoutScene(api: TestApp, treasurer: Bookkeeper, other: Record<string, string>) {
  const stores = await twoStores(api);
  const staff = [treasurer.headers, other] as const;
  return {
    stores,
    /** 76.000 of the first store are free, 28.500 of the second are held; a bank line shows the money unless said otherwise. */
    async sold({ seen = true } = {}) {
      const { number } = await boughtFromTwo(stores);
      if (seen)
        await treasurer.approve(number, { lines: [await treasurer.line(120_000)], unclaimed: 120_000 });
      else await approved(stores, number);
      await completed(stores, number);
      return number;
    },
    balance: async (seller = stores.seven) =>
      (await seller.call<StoreBalance>("GET", "/api/stores/mine/balance/")).body,
    ask: (body: object, seller = stores.seven, key: Record<string, string> = {}) =>
      seller.call<OwnPayout & Refused>("POST", "/api/stores/mine/payouts/", body, key),
    pay: (id: number, body: object = PAID) =>
      byTwo<StaffStorePayout & Refused>(api, `store-payouts/${id}/paid`, body, staff),
    booked: async (account: string) => {
      const { rows } = await api.database.pool.query<{ sum: number }>(
        "select coalesce(sum(amount), 0)::bigint as sum from ledger_posting where account = $1",
        [account],
      );
      return rows[0]?.sum ?? 0;
    },
    refund: (number: string, body: object) =>
      byTwo<Refused>(
        api,
        `payments/${number}/refund`,
        { way: "transfer", reason: "Barangnya rusak", part: number, ...body },
        staff,
      ),
    /** Sets the daily limit of one person. */
    limit: (amount: number) =>
      api.database.pool.query(
        "insert into setting (key, value, changed_by) values ('payout_limit', $2::jsonb, $1) on conflict (key) do update set value = excluded.value",
        [stores.staffId, String(amount)],
      ),
  };
}
export type PayoutScene = Awaited<ReturnType<typeof payoutScene>>;
