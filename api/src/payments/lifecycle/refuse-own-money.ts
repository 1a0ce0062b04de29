import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Decision } from "../queries/history.ts";
import { isOwnMoney } from "../queries/own-money.ts";
import type { Payment } from "../queries/payments.ts";
import { secondPerson } from "../second-person/works-alone.ts";

export const OWN_MONEY = "Ini pembayaranmu sendiri, jadi petugas keuangan lain yang memutuskannya.";

/** Staff may not decide about their own payments. */
export async function refuseOwnMoney(tx: Tx, payment: Payment, decision: Decision): Promise<void> {
  if (decision.as === "staff") await refuseOwn(tx, await isOwnMoney(tx, payment.id, decision.by));
}

export async function refuseOwn(tx: Tx, own: boolean): Promise<void> {
  if (own && !(await secondPerson(tx)).worksAlone) throw new AppError(403, "own_money", OWN_MONEY);
}
