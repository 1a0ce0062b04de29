import type { ContentAreas } from "../platform/cache/areas.ts";

/**
 * What the public reads, by feature. A gift changes no course. Broad on purpose: some tables announce themselves only by a
 * neighbour, as a verified donation does by its campaign's total.
 */
export const CONTENT_AREAS: ContentAreas = {
  charity: /\b(?:campaign|donation|payout|fund|amil_take)/,
  shop: /\b(?:product|testimony|shop_order|order_)/,
  academy: /\b(?:course|enrolment)/,
};
