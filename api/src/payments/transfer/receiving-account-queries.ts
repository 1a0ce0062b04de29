import type { Reader, Tx } from "../../platform/database/database.ts";

/** Banks only: a QRIS has no account number. */
export const receivingAccounts = (reader: Reader) =>
  reader.selectFrom("receiving_account").selectAll().where("kind", "=", "bank").orderBy("place").execute();

export const changeReceivingAccount = (tx: Tx, code: string, change: { number: string; holder: string }) =>
  tx.updateTable("receiving_account").set(change).where("code", "=", code).execute();
