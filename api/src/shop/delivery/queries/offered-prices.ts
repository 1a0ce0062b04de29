import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";

export type Quote = Selectable<Schema["courier_quote"]>;
export type NewQuote = Omit<Insertable<Schema["courier_quote"]>, "id" | "valid_until">;

export const insertQuotes = (
  { kysely }: Database,
  quotes: NewQuote[],
  holdsMinutes: number,
): Promise<Quote[]> =>
  kysely
    .insertInto("courier_quote")
    .values(
      quotes.map((quote) => ({
        ...quote,
        valid_until: sql<string>`now() + make_interval(mins => ${holdsMinutes})`,
      })),
    )
    .returningAll()
    .execute();

/** A quote offered to this member, and whether it is still valid. */
export const offeredQuote = ({ kysely }: Database, memberId: number, id: string) =>
  kysely
    .selectFrom("courier_quote")
    .selectAll()
    .select(sql<boolean>`valid_until > now()`.as("holds"))
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();

/** Orders store a copy, so expired quotes can be deleted. */
export const forgetOldQuotes = (tx: Tx) =>
  tx.deleteFrom("courier_quote").where("valid_until", "<", sql<string>`now() - interval '1 day'`).execute();

export const forgetQuotes = (tx: Tx, memberId: number) =>
  tx.deleteFrom("courier_quote").where("member_id", "=", memberId).execute();
