import { z } from "zod";
import { endpoint, saying } from "../platform/endpoint.ts";
import { id, page, rupiah } from "../platform/vocabulary.ts";
import { productSummary } from "./products.ts";

const CHOOSE_PRODUCT = "Pilih produk.";
const WHOLE_QUANTITY = "Jumlah harus bilangan bulat.";
export const productId = z.int(CHOOSE_PRODUCT).positive(CHOOSE_PRODUCT);
/** A JSON number, not a string. The stock is checked later. */
const quantity = z.int(WHOLE_QUANTITY);
export const boughtQuantity = quantity.min(1, "Jumlah paling sedikit 1.");
export const cartChoice = z.object({ product_id: productId, quantity: boughtQuantity });

/** What to know before paying. All but `price_changed` and `bought` block the order. */
export const cartNotice = z.object({
  code: z.enum(["price_changed", "bought", "owned", "stock_short", "sold_out", "withdrawn"]),
  text: z.string(),
});
export type CartNotice = z.infer<typeof cartNotice>;

export const cartItem = z.object({
  id,
  product: productSummary,
  quantity: z.int(),
  /** At today's price. */
  subtotal: rupiah,
  /** False: the quantity must be lowered or the line removed before paying; a notice says why. */
  can_buy: z.boolean(),
  /** False: it can only be picked up, because it is not sent or has no weight. */
  can_send: z.boolean(),
  /** It can be fetched: the seller says where. */
  can_pick_up: z.boolean(),
  notices: z.array(cartNotice),
});
export type CartItem = z.infer<typeof cartItem>;

export const readCart = endpoint("GET /api/carts/cart/", {
  summary: "Keranjang anggota, yang lebih dahulu dimasukkan lebih dahulu.",
  access: "member",
  query: z.object(page),
  response: z.array(cartItem),
  counted: true,
});

export const addToCart = endpoint("POST /api/carts/cart/", {
  summary:
    "Menambah ke baris yang sudah ada. 409 dengan `stock` bila jumlahnya melebihi stok, `owned` bila berkasnya sudah dimiliki.",
  access: "member",
  body: cartChoice,
  response: cartItem,
  status: 201,
});

const setting = {
  summary:
    "Menetapkan jumlah; 0 menghapus. 409 dengan `stock` bila melebihi stok. Jawabannya seluruh keranjang.",
  access: "member",
  body: z.object({ product_id: productId, quantity: quantity.min(0, "Jumlah paling sedikit 0.") }),
  response: z.array(cartItem),
} as const;
export const setInCart = endpoint("PUT /api/carts/cart/", setting);
export const changeInCart = endpoint("PATCH /api/carts/cart/", setting);

export const removeFromCart = endpoint("DELETE /api/carts/cart/", {
  summary: "Mengeluarkan satu produk dari keranjang.",
  access: "member",
  body: z.object({ product_id: productId }),
  ...saying("Produk dikeluarkan dari keranjang."),
});

export const clearCart = endpoint("DELETE /api/cart/clear/", {
  aliases: ["/api/carts/cart/clear/"],
  summary: "Mengosongkan keranjang.",
  access: "member",
  ...saying("Keranjang dikosongkan."),
});
