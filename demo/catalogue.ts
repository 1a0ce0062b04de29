import { campaigns } from "./content/campaigns/index.ts";
import { courses } from "./content/courses/index.ts";
import { giving } from "./content/giving.ts";
import { learning } from "./content/learning.ts";
import { payouts } from "./content/payouts.ts";
import { people } from "./content/people.ts";
import { products } from "./content/products/index.ts";
import { qris } from "./content/qris.ts";
import { shopping } from "./content/shopping.ts";
import { statement } from "./content/statement.ts";
import { transfers } from "./content/transfers.ts";
import type { DemoCatalogue } from "./content/types.ts";

export const demoCatalogue: DemoCatalogue = {
  campaigns,
  products,
  courses,
  people,
  learning,
  shopping,
  giving,
  payouts,
  transfers,
  statement,
  qris,
};
