import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** Days that the text of a notice is kept; its amount stays. */
const DAYS = 90;

/** Notices contain words of people who did not consent: only amount and time are kept. */
export const forgetTexts = (reader: Reader) =>
  sql`update money_notice set title = '', text = ''
    where text <> '' and received_at < now() - make_interval(days => ${DAYS})`.execute(reader);
