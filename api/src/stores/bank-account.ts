import type { Reader, Tx } from "../platform/database/database.ts";
import { decryptText, encryptText, resealText } from "../platform/encrypted-text.ts";
import { type Secret, secretIn } from "../platform/secrets.ts";
import { putSealedAccount, sealedAccounts } from "./queries/stores.ts";

const SECRET = "store-account";
const DIGITS_SHOWN = 4;

interface Typed {
  bank: string;
  account_number: string;
  account_holder: string;
}

/** Additional data of the encryption: bound to the member. */
const placeOf = (memberId: number) => `store:${memberId}`;

/** The columns of a bank account. */
export const sealedAccount = async (
  reader: Reader,
  memberId: number,
  { bank, account_number, account_holder }: Typed,
) => ({
  bank,
  account_holder,
  account_sealed: encryptText(await secretIn(reader, SECRET), account_number, placeOf(memberId)),
  account_ending: account_number.slice(-DIGITS_SHOWN),
});

/** The whole number, for the person who transfers a payout. */
export async function accountNumber(
  reader: Reader,
  store: { member_id: number; account_sealed: Buffer | null },
): Promise<string | undefined> {
  if (store.account_sealed === null) return undefined;
  return decryptText(await secretIn(reader, SECRET), store.account_sealed, placeOf(store.member_id));
}

/** Every account under the newest key. It is the same account: no payout has to wait for it. */
export async function resealAccounts(tx: Tx, secret: Secret): Promise<void> {
  for (const { id, member_id, account_sealed } of await sealedAccounts(tx))
    if (account_sealed !== null)
      await putSealedAccount(tx, id, resealText(secret, account_sealed, placeOf(member_id)));
}
