import type { DemoShopping } from "./types.ts";

/** Orders, cart and wish list of the demo member. The order under way is a parcel, in delivery.ts. */
export const shopping: DemoShopping = {
  orders: [
    {
      items: [
        { product: "madu-hutan-murni-sumbawa", quantity: 1 },
        { product: "gula-aren-asli-garut", quantity: 2 },
      ],
      state: "finished",
      daysAgo: 19,
    },
    { items: [{ product: "nastar-nanas-toples", quantity: 2 }], state: "cancelled", daysAgo: 12 },
    { items: [{ product: "sambal-bawang-rumahan", quantity: 3 }], state: "processing", daysAgo: 2 },
    {
      items: [{ product: "kopi-arabika-gayo-sangrai-sedang", quantity: 1 }],
      state: "waiting_payment",
      daysAgo: 0,
    },
  ],
  cart: [
    { product: "beras-organik-pandan-wangi-cianjur", quantity: 1 },
    { product: "minyak-kelapa-murni-vco", quantity: 2 },
  ],
  wishes: ["mukena-katun-adem", "sabun-herbal-minyak-zaitun", "tas-belanja-anyaman-pandan"],
};
