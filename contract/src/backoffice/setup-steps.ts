/** The steps of the first set-up, in their order. */
export const SETUP_STEPS = [
  "community",
  "accounts",
  "second",
  "two_step",
  "whatsapp",
  "mail",
  "qris",
  "payment",
  "campaign",
  "gift",
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
