/** `npm test` fills half: that is enough for a scan of a large table to exceed the limits in rows and buffers. */
const PART = process.env.TEST_LONG ? 1 : 0.5;
// A community after some years.
export const MEMBERS = 10_000;
export const PAYMENTS = 100_000 * PART;
export const AUDIT_ENTRIES = 100_000 * PART;
export const ENROLMENTS = 30_000 * PART;
export const COURSES = 40;
export const CAMPAIGNS = 400;
export const PRODUCTS = 2_000;
export const TESTIMONIES = 20_000 * PART;
export const EVENTS = 60;
export const REGISTRATIONS = 20_000 * PART;
export const PAYOUTS = 8_000;
export const NOTICES = 20_000 * PART;
export const STATEMENT_LINES = 6_000;
/** Of one member, who never reads them. */
export const NOTIFICATIONS = 5_000;

/** SQL for a deterministic pseudo-random number in [0, below), from the row number `n`. */
export const chance = (salt: number, below: number) =>
  `((hashint4(n * 31 + ${salt}) & 2147483647) % ${below})`;

export const oneOf = (names: readonly string[], salt: number) =>
  `(array['${names.join("','")}'])[1 + ${chance(salt, names.length)}]`;
