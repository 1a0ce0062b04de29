import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** After this silence, automatic verification is no longer promised. */
export const SILENT_MINUTES = 30;

/** Whether each account has an active device with a known wording: only then is money seen automatically. */
export async function isHeardFrom(reader: Reader, accounts: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ heard: boolean }>`select bool_and(exists (select from notice_device d
      where d.account = wanted.account and d.revoked_at is null
        and d.last_seen > now() - make_interval(mins => ${SILENT_MINUTES})
        and exists (select from notice_template t where t.package = any(d.packages)))) as heard
    from unnest(${[...accounts]}::text[]) as wanted(account)`.execute(reader);
  return rows[0]?.heard ?? false;
}
