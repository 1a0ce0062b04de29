import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import type { Caller } from "../platform/rate-limit/caller.ts";
import { guessed } from "../platform/rate-limit/guesses.ts";
import { pageByCodeAndPhone } from "./queries/ticket-pages.ts";
import { NO_TICKET } from "./refusals.ts";

/** Ten wrong attempts of one browser, then one every twenty minutes. Right ones do not count. */
const WRONG = { what: "find-ticket", noun: "pencarian yang salah", most: 10, seconds: 10 * 20 * 60 };

/** Finds the key of a ticket page by the registration's code and phone. */
export async function findTicketPage(
  database: Database,
  caller: Caller,
  typed: { code: string; phone: string },
): Promise<string> {
  const code = typed.code.toUpperCase().replaceAll(" ", "");
  const key = await guessed(database, caller, WRONG, () => pageByCodeAndPhone(database, code, typed.phone));
  return existing(key, NO_TICKET);
}
