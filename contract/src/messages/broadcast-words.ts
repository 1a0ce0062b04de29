export const AUDIENCES = ["everyone", "campaign", "product", "event", "course"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** `tap`: written by hand by staff, to guests who left only a number. */
export const BROADCAST_CHANNELS = ["mail", "push", "whatsapp", "tap"] as const;
export type BroadcastChannel = (typeof BROADCAST_CHANNELS)[number];

export const BROADCAST_STATES = ["waiting", "scheduled", "running", "done", "stopped"] as const;
export const BROADCAST_MOST = 1024;

/** Where the reader's first name goes. */
export const NAME_MARK = "{nama}";
export const withName = (text: string, name: string): string =>
  text.replaceAll(NAME_MARK, name.trim().split(/\s+/)[0] || "Bapak/Ibu");

/** Why a message was not delivered, as reported by its service. */
export const FAILURE_REASONS = [
  "no_address",
  "mailbox_full",
  "no_whatsapp",
  "whatsapp_limit",
  "whatsapp_setup",
  "refused",
  "stopped",
  "unreachable",
  "unknown",
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];
