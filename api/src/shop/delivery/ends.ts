const DAY = 24 * 3600_000;

/** An order ends by itself so many days after it was delivered, or should have been; its buyer is told before. */
const DAYS_TO_END = 5;
export const DAYS_TO_TELL = 2;
/** After a complaint was answered: so long its buyer can say that it is not settled. */
const DAYS_AFTER_ANSWER = 3;

const later = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY).toISOString();

export const endsAfter = (shippedAt: string, daysMost: number) => later(shippedAt, daysMost + DAYS_TO_END);
export const endsAfterDelivery = (deliveredAt: string) => later(deliveredAt, DAYS_TO_END);
export const endsAfterAnswer = (now = new Date().toISOString()) => later(now, DAYS_AFTER_ANSWER);
