import { campaigns } from "./campaigns/index.ts";
import { courses } from "./courses/index.ts";
import { learning } from "./learning.ts";
import { payouts } from "./payouts.ts";
import { people } from "./people.ts";
import { products } from "./products/index.ts";
import { shopping } from "./shopping.ts";
import { statement } from "./statement.ts";
import { transfers } from "./transfers.ts";
import type { DemoCatalogue } from "./types.ts";

export const demoCatalogue: DemoCatalogue = {
  campaigns,
  products,
  courses,
  people,
  learning,
  shopping,
  payouts,
  transfers,
  statement,
};
