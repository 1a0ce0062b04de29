/** What the community may have after some years. */
export const MEMBERS = 10_000;
export const PAYMENTS = 100_000;
export const AUDIT_ENTRIES = 100_000;
export const ENROLMENTS = 30_000;
export const COURSES = 40;
export const CAMPAIGNS = 400;
export const PRODUCTS = 2_000;
export const TESTIMONIES = 20_000;
export const PAYOUTS = 8_000;
export const NOTICES = 20_000;
export const STATEMENT_LINES = 6_000;
/** Of the one member who never reads any. */
export const NOTIFICATIONS = 5_000;

/** A whole number from 0 up to, not including, `below`: by a row's number `n`, the same every time. */
export const chance = (salt: number, below: number) =>
  `((hashint4(n * 31 + ${salt}) & 2147483647) % ${below})`;

export const oneOf = (names: readonly string[], salt: number) =>
  `(array['${names.join("','")}'])[1 + ${chance(salt, names.length)}]`;
