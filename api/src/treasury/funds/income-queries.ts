import { type Insertable, type Selectable, sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredIncome = Selectable<Schema["fund_income"]>;

export const insertIncome = async (tx: Tx, income: Insertable<Schema["fund_income"]>): Promise<number> =>
  (await tx.insertInto("fund_income").values(income).returning("id").executeTakeFirstOrThrow()).id;

export const incomeOfLine = (tx: Tx, lineId: number): Promise<StoredIncome | undefined> =>
  tx
    .selectFrom("fund_income")
    .selectAll()
    .where("line_id", "=", lineId)
    .where("reversed_at", "is", null)
    .executeTakeFirst();

export const markIncomeReversed = (tx: Tx, id: number, memberId: number) =>
  tx
    .updateTable("fund_income")
    .set({ reversed_at: sql<string>`now()`, reversed_by: memberId })
    .where("id", "=", id)
    .execute();
