/** The steps of the first set-up, in their order. */
export const SETUP_STEPS = ["community", "accounts", "whatsapp", "mail", "payment"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
