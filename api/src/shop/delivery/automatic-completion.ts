const DAY = 24 * 3600_000;

/** A sent order completes this many days after its delivery or expected delivery; its buyer is told before. */
const DAYS_TO_END = 5;
export const DAYS_TO_TELL = 2;
/** After an answered complaint, the buyer has this long to disagree. */
const DAYS_AFTER_ANSWER = 3;

const later = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY).toISOString();

export const endsAfter = (shippedAt: string, daysMost: number) => later(shippedAt, daysMost + DAYS_TO_END);
export const endsAfterDelivery = (deliveredAt: string) => later(deliveredAt, DAYS_TO_END);
export const endsAfterAnswer = (now = new Date().toISOString()) => later(now, DAYS_AFTER_ANSWER);
