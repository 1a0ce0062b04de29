import type { DemoProduct } from "../types.ts";
import { drinkAndSnackProducts } from "./drinks-and-snacks.ts";
import { homeAndWorshipProducts } from "./home-and-worship.ts";
import { pantryProducts } from "./pantry.ts";

export const products: DemoProduct[] = [
  ...pantryProducts,
  ...drinkAndSnackProducts,
  ...homeAndWorshipProducts,
];
