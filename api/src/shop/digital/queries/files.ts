import type { DigitalFile } from "@barakah/contract";
import { type Insertable, sql } from "kysely";
import type { Reader, Tx } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";

export const insertFile = (on: Reader, file: Insertable<Schema["digital_file"]>): Promise<DigitalFile> =>
  on
    .insertInto("digital_file")
    .values(file)
    .returning(["id", "name", "bytes", "pages"])
    .executeTakeFirstOrThrow();

const files = (reader: Reader) => reader.selectFrom("digital_file as f").select("f.file_key");

/** Locks the file until the transaction ends. Undefined if it belongs to another store. */
export const fileOfStore = (reader: Reader, storeId: number, id: number) =>
  files(reader).where("f.id", "=", id).where("f.store_id", "=", storeId).forKeyShare().executeTakeFirst();

export const fileOfProduct = (reader: Reader, productId: number) =>
  files(reader)
    .innerJoin("product as p", "p.digital_file_id", "f.id")
    .where("p.id", "=", productId)
    .executeTakeFirst();

/** Deletes files that no product uses and nobody ordered. Returns how many. */
export async function forgetUnusedFiles(tx: Tx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from digital_file where id in (
    select f.id from digital_file f where f.created_at < now() - interval '1 day'
      and not exists (select from product p where p.digital_file_id = f.id)
      and not exists (select from order_line l where l.digital_file_id = f.id) for update skip locked)`.execute(
    tx,
  );
  return Number(numAffectedRows);
}
