import type { Operations } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { TODAY } from "../../platform/jakarta-day.ts";

export async function mailToday(database: Database): Promise<Operations["mail"]> {
  const [found] = await database.prepared<Operations["mail"]>(
    "mail-today",
    `select sent, failed, case when failed > 0 then last_error end as last_error from mail_day where day = ${TODAY}`,
    [],
  );
  return found ?? { sent: 0, failed: 0, last_error: null };
}
