import type { Cause } from "./queries/mail-addresses.ts";

const NO_LIMIT = 1_000_000;

/**
 * The most mails a day to one unconfirmed address, by cause. `anyone`: anybody can type any address into a form, so the limit
 * is low. `account`: links and codes that anybody can request. `money` and `own` have no limit, because typing somebody else's
 * address does not cause them: received money, the owner's own act, or staff cause them.
 */
export const LETTERS_A_DAY: Record<Cause, number> = { anyone: 3, account: 6, money: NO_LIMIT, own: NO_LIMIT };
