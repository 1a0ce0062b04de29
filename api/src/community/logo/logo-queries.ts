import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export interface Logo {
  png: Buffer;
  version: string;
}

export const storedLogo = (reader: Reader): Promise<Logo | undefined> =>
  reader.selectFrom("site_logo").select(["png", "version"]).executeTakeFirst();

export const storeLogo = (tx: Tx, { png, version }: Logo, changed_by: number) =>
  tx
    .insertInto("site_logo")
    .values({ png, version, changed_by })
    .onConflict((clash) =>
      clash.column("the_one").doUpdateSet({ png, version, changed_by, changed_at: sql<string>`now()` }),
    )
    .execute();

export const forgetLogo = (tx: Tx) => tx.deleteFrom("site_logo").execute();
