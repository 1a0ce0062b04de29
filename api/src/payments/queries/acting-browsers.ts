import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export const keepBrowser = (tx: Tx, subject: string, browser: string) =>
  tx
    .insertInto("acting_browser")
    .values({ subject, browser })
    .onConflict((conflict) => conflict.column("subject").doNothing())
    .execute();

export async function browsersOf(reader: Reader, subjects: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom("acting_browser")
    .select("browser")
    .where("subject", "in", subjects)
    .execute();
  return rows.map(({ browser }) => browser);
}

const DAYS = 90;
/** A browser loses its cookie after 90 days: what is older recognises nobody. */
export const forgetBrowsers = (reader: Reader) =>
  reader
    .deleteFrom("acting_browser")
    .where("created_at", "<", sql<string>`now() - make_interval(days => ${DAYS})`)
    .execute();
