import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { givesWay } from "./members.ts";

export async function twoStepOf(on: Reader, memberId: number) {
  return on.selectFrom("two_step").selectAll().where("member_id", "=", memberId).executeTakeFirst();
}

/** Replaces one that was never confirmed; never one that is in use. */
export async function insertTwoStep(on: Reader, memberId: number, secret: Buffer): Promise<boolean> {
  const begun = await on
    .insertInto("two_step")
    .values({ member_id: memberId, secret })
    .onConflict((clash) =>
      clash
        .column("member_id")
        .doUpdateSet({ secret, last_counter: 0 })
        .where("two_step.confirmed_at", "is", null),
    )
    .returning("member_id")
    .executeTakeFirst();
  return begun !== undefined;
}

/** True once per half minute: an observed code cannot be reused. */
export async function spendCounter(on: Reader, memberId: number, counter: number): Promise<boolean> {
  const spent = await on
    .updateTable("two_step")
    .set({ last_counter: counter })
    .where("member_id", "=", memberId)
    .where("last_counter", "<", counter)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export async function spendRecoveryCode(on: Reader, memberId: number, hash: Buffer): Promise<boolean> {
  const spent = await on
    .updateTable("recovery_code")
    .set({ used_at: sql<string>`now()` })
    .where("member_id", "=", memberId)
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export async function recoveryCodesLeft(on: Reader, memberId: number): Promise<number> {
  const { left } = await on
    .selectFrom("recovery_code")
    .select((select) => select.fn.countAll<number>().as("left"))
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function unusedRecoveryCodes(on: Reader, memberId: number) {
  return on
    .selectFrom("recovery_code")
    .select(["hash", "salt"])
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .execute();
}

export async function replaceRecoveryCodes(
  tx: Tx,
  memberId: number,
  codes: readonly { hash: Buffer; salt: Buffer }[],
): Promise<void> {
  await tx.deleteFrom("recovery_code").where("member_id", "=", memberId).execute();
  await tx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ member_id: memberId, ...code })))
    .execute();
}

/** False when another call was quicker. */
export async function markTwoStepConfirmed(tx: Tx, memberId: number): Promise<boolean> {
  const confirmed = await tx
    .updateTable("two_step")
    .set({ confirmed_at: sql<string>`now()` })
    .where("member_id", "=", memberId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Removes the second factor, which somebody else may have set up, when the owner proves the e-mail. Staff keep theirs. */
export async function dropUnprovenTwoStep(tx: Tx, memberId: number): Promise<void> {
  if (await givesWay(tx, memberId)) await deleteTwoStep(tx, memberId);
}

export async function deleteTwoStep(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom("two_step").where("member_id", "=", memberId).execute();
}

/** False where there is none in use. */
export async function lockTwoStep(tx: Tx, memberId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("two_step")
    .select("member_id")
    .where("member_id", "=", memberId)
    .where("confirmed_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
