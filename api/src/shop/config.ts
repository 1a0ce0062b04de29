import type { z } from "zod";
import { count } from "../platform/config/setting-types.ts";

export const shopSettings = {
  /** Pieces of one product that a member may hold in orders that are not paid yet: goods that nobody else can buy. */
  UNPAID_PIECES_PER_PRODUCT: count(20),
};

export const shopConfig = (env: z.output<z.ZodObject<typeof shopSettings>>) => ({
  unpaidPieces: env.UNPAID_PIECES_PER_PRODUCT,
});
