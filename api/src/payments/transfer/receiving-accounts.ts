import type { Bank, PaymentOptions, Settings } from "@barakah/contract";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { changeReceivingAccount, receivingAccounts } from "../queries/receiving-accounts.ts";

/** What the configuration says of an account, which holds until staff change it. */
export type ConfiguredAccounts = Partial<Record<string, { number: string; holder: string }>>;

type Offered = PaymentOptions["banks"][number];

/** All our accounts, and whether those who pay are offered them. */
export async function allAccounts(
  reader: Reader,
  configured: ConfiguredAccounts,
): Promise<(Offered & { active: boolean })[]> {
  const accounts = await receivingAccounts(reader);
  return accounts.map(({ code, bank, number, holder, active }) => ({
    // The API's word for it; one that the contract does not name yet cannot be offered.
    code: code as Bank,
    name: bank,
    account_number: number ?? configured[code]?.number ?? "",
    account_name: holder ?? configured[code]?.holder ?? "",
    // One that is configured as off has no number to pay to.
    active: active && Boolean(number ?? configured[code]?.number),
  }));
}

export async function changeAccounts(tx: Tx, banks: Settings["banks"]): Promise<void> {
  for (const { code, account_number: number, account_name: holder } of banks)
    await changeReceivingAccount(tx, code, { number, holder });
}
