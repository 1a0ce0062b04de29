import { type BodyOf, type createPayout, mayReceive, type RecipientKind } from "@barakah/contract";
import type { Account } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { beyondLimit, principalStays, wrongRecipient } from "../funds/refusals.ts";
import { roomOf } from "../queries/amil.ts";
import { fundNamed } from "../queries/funds.ts";
import { programmeOf } from "../queries/payouts.ts";

type Wanted = Pick<BodyOf<typeof createPayout>, "recipient_kind" | "amount" | "paid_on">;

/** Zakat for amil and the cost of collecting have limits of their own. */
async function refuseBeyondLimit(tx: Tx, recipient: RecipientKind, { amount, paid_on }: Wanted) {
  const name = ({ amil: "zakat", penggalangan: "collection" } as const)[recipient as "amil"];
  if (!name) return;
  const room = await roomOf(tx, name, Number(paid_on.slice(0, 4)));
  if (amount > room) throw beyondLimit(room);
}

/** The recipient must fit the kind of fund. The database enforces the same without a sentence for people. */
export async function checkRecipient(
  tx: Tx,
  account: Account,
  wanted: Wanted,
): Promise<RecipientKind | null> {
  // What was paid for an event has no restriction, and no kind of recipient.
  if (account.startsWith("event:")) return null;
  const fund = await fundNamed(tx, account);
  if (!fund) throw invalid({ campaign_id: ["Pilih program."] });
  if (fund.principal) throw principalStays();
  const recipient = wanted.recipient_kind ?? (await programmeOf(tx, account));
  if (!recipient) throw invalid({ recipient_kind: ["Pilih penerimanya."] });
  if (!mayReceive(fund.kind, recipient)) throw wrongRecipient(fund.kind);
  if (fund.kind === "zakat" || fund.kind === "amil") await refuseBeyondLimit(tx, recipient, wanted);
  return recipient;
}
