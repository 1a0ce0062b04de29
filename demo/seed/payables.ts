import { jakartaDay, licenceOf } from "@barakah/contract";
import { enrolmentPayable } from "../../api/src/academy/index.ts";
import { donationPayable, eventGifts } from "../../api/src/charity/index.ts";
import { eventPayable } from "../../api/src/events/payable.ts";
import { Payables } from "../../api/src/payments/index.ts";
import { orderPayable } from "../../api/src/shop/index.ts";
import { zakatPayable } from "../../api/src/zakat/index.ts";
import { basis } from "../content/zakat.ts";

/** The issuer of receipts in the demo. */
export const ISSUER = { name: "Yayasan Contoh Barakah", email: "salam@barakah.example" } as const;

/** The app's own payables, so that verification has the same effects as in the app. */
export const payables = new Payables(async () => ({
  name: ISSUER.name,
  address: "Jl. Contoh Berkah No. 1, Kota Bandung, Jawa Barat 40111",
  contact: `${ISSUER.email} · 0812 0000 0000`,
  basis: licenceOf(basis, jakartaDay()),
}));
export const eventPayableOfDemo = eventPayable(eventGifts);
for (const payable of [donationPayable, orderPayable, enrolmentPayable, zakatPayable, eventPayableOfDemo])
  payables.register(payable);
