import type { Cause } from "./queries/mail-addresses.ts";

const NO_LIMIT = 1_000_000;

/**
 * Mails a day to one unconfirmed address, by cause. `anyone`: a stranger can type any address into a form, so these are few.
 * `account`: links and codes that anybody can ask for. `money` and `own` have no limit: no stranger causes them by naming an
 * address. They follow from received money, from what its owner did, or from what staff decide or write to participants.
 */
export const LETTERS_A_DAY: Record<Cause, number> = { anyone: 3, account: 6, money: NO_LIMIT, own: NO_LIMIT };
