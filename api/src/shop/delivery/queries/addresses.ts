import { type Address, LIST_MOST } from "@barakah/contract";
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import type { Reader, Tx } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/prepared-page.ts";
import type { Schema } from "../../../platform/database/schema.ts";

type StoredDraft = Omit<Insertable<Schema["address"]>, "id" | "member_id" | "created_at">;

const PLACE = sql<string>`(select concat_ws(', ', r.name, p.name, g.name) from region r
  left join region p on p.code = r.parent left join region g on g.code = p.parent where r.code = address.region_code)`;

const shown = <O>(query: SelectQueryBuilder<Schema, "address", O>) =>
  query
    .select([
      "id",
      "label",
      "recipient",
      "phone",
      "region_code",
      "postal_code",
      "street",
      "note",
      "is_default",
    ])
    .select(PLACE.as("place"));

export async function addressesOf(
  reader: Reader,
  memberId: number,
  { limit = LIST_MOST, offset = 0 }: Page = {},
): Promise<{ rows: Address[]; total: number }> {
  const rows = await shown(reader.selectFrom("address"))
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("member_id", "=", memberId)
    .orderBy("is_default", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Only the member's own. */
export const addressOf = (reader: Reader, memberId: number, id: number): Promise<Address | undefined> =>
  shown(reader.selectFrom("address"))
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();

export const insertAddress = async (tx: Tx, memberId: number, draft: StoredDraft): Promise<number> =>
  (
    await tx
      .insertInto("address")
      .values({ member_id: memberId, ...draft })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** False if it is not theirs. */
export async function updateAddress(
  tx: Tx,
  memberId: number,
  id: number,
  change: Updateable<Schema["address"]>,
): Promise<boolean> {
  const changed = await tx
    .updateTable("address")
    .set(change)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export const noneIsDefault = (tx: Tx, memberId: number) =>
  tx
    .updateTable("address")
    .set({ is_default: false })
    .where("member_id", "=", memberId)
    .where("is_default", "=", true)
    .execute();

export async function deleteAddress(tx: Tx, memberId: number, id: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom("address")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export const forgetAddresses = (tx: Tx, memberId: number) =>
  tx.deleteFrom("address").where("member_id", "=", memberId).execute();
