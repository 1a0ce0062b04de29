import { type Insertable, sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export async function endingOf(reader: Reader, memberId: number): Promise<string | undefined> {
  const found = await reader
    .selectFrom("taxpayer")
    .select("ending")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return found?.ending;
}

export async function storeTaxpayer(reader: Reader, taxpayer: Insertable<Schema["taxpayer"]>): Promise<void> {
  const { npwp_sealed, ending } = taxpayer;
  await reader
    .insertInto("taxpayer")
    .values(taxpayer)
    .onConflict((clash) =>
      clash.column("member_id").doUpdateSet({ npwp_sealed, ending, changed_at: sql<string>`now()` }),
    )
    .execute();
}

export async function dropTaxpayer(reader: Reader, memberId: number): Promise<void> {
  await reader.deleteFrom("taxpayer").where("member_id", "=", memberId).execute();
}

/** For the export of personal data: only its ending. */
export const taxpayerOf = (database: Database, memberId: number) =>
  database.kysely
    .selectFrom("taxpayer")
    .select(["ending", "changed_at"])
    .where("member_id", "=", memberId)
    .execute();

export const forgetTaxpayer = (tx: Tx, memberId: number): Promise<void> => dropTaxpayer(tx, memberId);

export const sealedNpwps = (tx: Tx) =>
  tx.selectFrom("taxpayer").select(["member_id", "npwp_sealed"]).forUpdate().execute();

export const putSealedNpwp = (tx: Tx, memberId: number, npwp_sealed: Buffer) =>
  tx.updateTable("taxpayer").set({ npwp_sealed }).where("member_id", "=", memberId).execute();
