/** Days before the end of the lunar year on which an owner is reminded. */
export const HAWL_REMINDER_DAYS = { first: 30, last: 7 };

/** '30 dan 7 hari' */
export const HAWL_REMINDERS = `${HAWL_REMINDER_DAYS.first} dan ${HAWL_REMINDER_DAYS.last} hari`;
