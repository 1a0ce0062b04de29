/**
 * Days after the deadline during which the amount stays reserved for late payers. Gifts are unlimited, so theirs end
 * soon; an order or a course belongs to a member and reserves goods or a place.
 */
const LATE_DAYS = { gift: 1, discount: 7 };

const DAY = 24 * 3600_000;

/** `deadline`: of the payment; its beginning, if it has none. */
export const heldUntil = (as: keyof typeof LATE_DAYS, deadline: number): string =>
  new Date(deadline + LATE_DAYS[as] * DAY).toISOString();

/** The amount of a verified payment: a second transfer of it must not pay another person's payment. */
export const HELD_AFTER_VERIFIED_DAYS = 3;
