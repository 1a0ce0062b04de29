import { PAYMENT_MINUTES, UNKNOWN_GIVER } from "@barakah/contract";
import { give } from "../../api/src/charity/donate.ts";
import { storeSetting } from "../../api/src/community/queries/settings.ts";
import { verifyPayment } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoGift } from "../content/types.ts";
import { dayInJakarta } from "./days.ts";
import type { Deed } from "./deeds.ts";
import { ISSUER, payables } from "./payables.ts";
import type { Person } from "./people.ts";

/** Online gifts, each with its receipt. */
export const givingDeeds = ({ id, full_name, email }: Person, gifts: readonly DemoGift[]): Deed[] =>
  gifts.map(({ campaign: slug, amount, daysAgo, onBehalf = "", hidden = false }) => ({
    daysAgo,
    async act(tx: Tx, at: string) {
      const payer = { name: hidden ? UNKNOWN_GIVER : full_name, phone: "081200000000", email, onBehalf };
      const gift = {
        slug,
        amount,
        addsOn: true,
        payer,
        message: "",
        memberId: id,
        request: undefined,
        at,
      };
      const payment = await give(tx, gift, "midtrans", dayInJakarta(at), PAYMENT_MINUTES);
      await verifyPayment(tx, payables, payment.id, { as: "provider", reason: "dibayar", at });
    },
  }));

/** Also for future receipts. */
export async function seedIssuer(tx: Tx, by: number) {
  await storeSetting(tx, "issuer_name", ISSUER.name, by);
  await storeSetting(tx, "issuer_email", ISSUER.email, by);
}
