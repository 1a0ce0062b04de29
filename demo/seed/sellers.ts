import { jakartaDay, licenceOf } from "@barakah/contract";
import { enrolmentSeller } from "../../api/src/academy/index.ts";
import { donationSeller, eventGifts } from "../../api/src/charity/index.ts";
import { eventSeller } from "../../api/src/events/seller.ts";
import { Sellers } from "../../api/src/payments/index.ts";
import { orderSeller } from "../../api/src/shop/index.ts";
import { zakatSeller } from "../../api/src/zakat/index.ts";
import { basis } from "../content/zakat.ts";

/** The issuer of receipts in the demo. */
export const ISSUER = { name: "Yayasan Contoh Barakah", email: "salam@barakah.example" } as const;

/** The app's own sellers, so that verification has the same effects. */
export const sellers = new Sellers(async () => ({
  name: ISSUER.name,
  address: "Jl. Contoh Berkah No. 1, Kota Bandung, Jawa Barat 40111",
  contact: `${ISSUER.email} · 0812 0000 0000`,
  basis: licenceOf(basis, jakartaDay()),
}));
export const eventSellerOfDemo = eventSeller(eventGifts);
for (const seller of [donationSeller, orderSeller, enrolmentSeller, zakatSeller, eventSellerOfDemo])
  sellers.register(seller);
