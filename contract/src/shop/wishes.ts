import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { id, instant, page, said } from "../platform/vocabulary.ts";
import { productId } from "./cart.ts";
import { productSummary } from "./products.ts";

export const wishListItem = z.object({ id, product: productSummary, created_at: instant });
export type WishListItem = z.infer<typeof wishListItem>;

export const listWishes = endpoint("GET /api/wishlists/wishlist/", {
  summary: "Produk incaran anggota, terbaru dahulu.",
  access: "member",
  query: z.object(page),
  response: z.array(wishListItem),
  counted: true,
  repeatsDetail: true,
});

export const addWish = endpoint("POST /api/wishlists/wishlist/", {
  summary:
    "Menyimpan produk ke incaran, juga yang habis. 409 bila sudah ada. Galatnya juga berisi `message`.",
  access: "member",
  body: z.object({ product_id: productId }),
  response: wishListItem,
  status: 201,
  repeatsDetail: true,
});

export const removeWish = endpoint("DELETE /api/wishlists/wishlist/", {
  summary: "Menghapus produk dari incaran.",
  access: "member",
  body: z.object({ product_id: productId }),
  response: said,
  repeatsDetail: true,
});
