import type { PersonalData } from "../platform/personal-data.ts";
import { presentLine } from "./cart-line.ts";
import { addressesOf, forgetAddresses } from "./delivery/queries/addresses.ts";
import { eraseComplaintTexts } from "./delivery/queries/complaints.ts";
import { forgetQuotes } from "./delivery/queries/offered-prices.ts";
import { forgetAddressesOf } from "./delivery/queries/shipments.ts";
import { downloadTimes } from "./digital/queries/downloads.ts";
import { presentOrder } from "./present-order.ts";
import { cartOf, emptyCart } from "./queries/cart.ts";
import { ordersOf } from "./queries/order-list.ts";
import { forgetNotes } from "./queries/orders.ts";
import { namelessTestimonies, testimoniesBy } from "./queries/testimonies.ts";
import { forgetVouchers, vouchersInCart } from "./queries/vouchers.ts";
import { forgetWishes, wishesOf } from "./queries/wishes.ts";
import { orderNotEndedYet } from "./stops-deletion-queries.ts";

/** Orders are kept for the books, without the note, which may contain an address. */
export const shopPersonalData: PersonalData = {
  section: "shop",
  async collect(database, memberId) {
    const [orders, cart, vouchers, wishes, testimonies, addresses, downloads] = await Promise.all([
      ordersOf(database, memberId, {}),
      cartOf(database, memberId),
      vouchersInCart(database.kysely, memberId),
      wishesOf(database, memberId),
      testimoniesBy(database, memberId),
      addressesOf(database.kysely, memberId),
      downloadTimes(database.kysely, memberId),
    ]);
    return {
      orders: orders.rows.map((order) => presentOrder(order)),
      cart: cart.lines.map(presentLine),
      cart_vouchers: vouchers.map(({ code }) => code),
      wish_list: wishes.rows,
      testimonies,
      addresses: addresses.rows,
      downloads,
    };
  },
  stopsDeletion: orderNotEndedYet,
  async erase(tx, memberId) {
    await emptyCart(tx, memberId);
    await forgetVouchers(tx, memberId);
    await forgetWishes(tx, memberId);
    await forgetAddresses(tx, memberId);
    await forgetQuotes(tx, memberId);
    await forgetAddressesOf(tx, memberId);
    await eraseComplaintTexts(tx, memberId);
    await forgetNotes(tx, memberId);
    await namelessTestimonies(tx, memberId);
  },
};
