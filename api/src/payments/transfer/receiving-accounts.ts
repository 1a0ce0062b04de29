import type { Bank, PaymentOptions, Settings } from "@barakah/contract";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { changeReceivingAccount, receivingAccounts } from "./receiving-account-queries.ts";

/** From the configuration, until staff change it. */
export type ConfiguredAccounts = Partial<Record<string, { number: string; holder: string }>>;

type Offered = PaymentOptions["banks"][number];

/** All accounts, and whether they are offered. */
export async function allAccounts(
  reader: Reader,
  configured: ConfiguredAccounts,
): Promise<(Offered & { active: boolean })[]> {
  const accounts = await receivingAccounts(reader);
  return accounts.map(({ code, bank, number, holder, active }) => ({
    // An account that the contract does not name cannot be offered.
    code: code as Bank,
    name: bank,
    account_number: number ?? configured[code]?.number ?? "",
    account_name: holder ?? configured[code]?.holder ?? "",
    // Without a number it is not offered.
    active: active && Boolean(number ?? configured[code]?.number),
  }));
}

export async function changeAccounts(tx: Tx, banks: Settings["banks"]): Promise<void> {
  for (const { code, account_number: number, account_name: holder } of banks)
    await changeReceivingAccount(tx, code, { number, holder });
}
