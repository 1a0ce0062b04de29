import type { Category } from "./categories.ts";

/** The digits that mark a bank transfer: each category's add-on in rupiah, which is part of the donation. Not unique. */
export const CATEGORY_ADD_ON: Record<Category, number> = {
  infak: 25,
  sedekah: 50,
  zakat: 75,
  donasi: 100,
  bencana: 125,
  kemanusiaan: 150,
  kesehatan: 175,
  lingkungan: 200,
  pembangunan: 225,
  sosial: 250,
  lainnya: 275,
};

/** For unknown categories. */
export const DEFAULT_ADD_ON = 300;

export const addOnOf = (category: string): number => CATEGORY_ADD_ON[category as Category] ?? DEFAULT_ADD_ON;

/** What is paid for a gift of this amount, unless a QRIS has its own code; nothing while no amount is chosen. */
export const giftTotal = (amount: number, category: string): number =>
  amount > 0 ? amount + addOnOf(category) : 0;
