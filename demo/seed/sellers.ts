import { enrolmentSeller } from "../../api/src/academy/index.ts";
import { donationSeller } from "../../api/src/charity/index.ts";
import { Sellers } from "../../api/src/payments/index.ts";
import { orderSeller } from "../../api/src/shop/index.ts";
import { zakatSeller } from "../../api/src/zakat/index.ts";

/** As the app has them: what is verified here means what it means there. */
export const sellers = new Sellers();
for (const seller of [donationSeller, orderSeller, enrolmentSeller, zakatSeller]) sellers.register(seller);
