/**
 * Staff lists are counted up to this number, search results up to the second one. If there are more, the header says one
 * more than the limit.
 */
export const STAFF_COUNT_MOST = 1000;
export const STAFF_FOUND_MOST = 200;

/** How far down they can be paged. */
export const STAFF_DEEPEST = 10_000;
export const STAFF_FOUND_DEEPEST = 1000;
