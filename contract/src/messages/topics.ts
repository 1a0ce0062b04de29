/** What people can choose to be told about, in the order of the page. */
export const TOPICS = ["payments", "orders", "reminders", "campaigns", "announcements"] as const;
export type Topic = (typeof TOPICS)[number];

/** Also what nobody can choose: news of one's own account, and of the work of staff. */
export type AnyTopic = Topic | "account" | "staff";

/** The ways to reach somebody outside the app. */
export const CHANNELS = ["mail", "push", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What staff write by hand to guests who left only a number, until its owner stops that. */
export const WRITTEN_BY_HAND: readonly Topic[] = ["payments", "orders", "reminders"];

/**
 * What goes out to somebody who chose nothing. Announcements need consent, and so does WhatsApp: anybody can type anybody's
 * number. A device is only asked for `push` after a tap, which is the consent.
 */
export const DEFAULT_CHANNELS: Record<Topic, readonly Channel[]> = {
  payments: ["mail", "push"],
  orders: ["mail", "push"],
  reminders: ["mail", "push"],
  campaigns: ["mail"],
  announcements: [],
};
