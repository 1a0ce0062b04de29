import type { ContentAreas } from "../platform/cache/areas.ts";

/**
 * Public content by feature: a gift does not invalidate courses. Broad on purpose, because some changes are announced
 * only through a related table, such as a verified donation through its campaign's total.
 */
export const CONTENT_AREAS: ContentAreas = {
  charity: /\b(?:campaign|donation|payout|fund|amil_take)/,
  shop: /\b(?:product|testimony|shop_order|order_|store\b)/,
  events: /\b(?:event|ticket_type)/,
  articles: /\barticle/,
  academy: /\b(?:course|enrolment)/,
};
