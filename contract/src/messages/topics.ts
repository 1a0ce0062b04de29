/** The topics that people can choose, in the order of the page. */
export const TOPICS = ["payments", "orders", "reminders", "campaigns", "announcements"] as const;
export type Topic = (typeof TOPICS)[number];

/** Also topics that cannot be turned off: news of one's own account, and of staff work. */
export type AnyTopic = Topic | "account" | "staff";

/** The ways to reach somebody outside the app. */
export const CHANNELS = ["mail", "push", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Topics that staff send by hand to guests who left only a phone number, unless they opt out. */
export const WRITTEN_BY_HAND: readonly Topic[] = ["payments", "orders", "reminders"];

/**
 * The channels of each topic for people without stored choices. Announcements need consent, and so does WhatsApp, because
 * anybody can type anybody's number. Push needs no choice, because a device subscribes only after a tap.
 */
export const DEFAULT_CHANNELS: Record<Topic, readonly Channel[]> = {
  payments: ["mail", "push"],
  orders: ["mail", "push"],
  reminders: ["mail", "push"],
  campaigns: ["mail"],
  announcements: [],
};
