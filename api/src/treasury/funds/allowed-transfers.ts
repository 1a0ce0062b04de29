import { type askFundTransfer, type BodyOf, type FundKind, mayMove, REST_OF_EVENT } from "@barakah/contract";
import { balanceOf, namedAccount } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { fundNamed, hasTakenPlace, lockFund } from "../queries/funds.ts";
import { notAllowed, notConfirmed, notEnough, notFromEvent, notOverYet, retired } from "./refusals.ts";
import { refuseUnannouncedSurplus } from "./surplus-of-campaign.ts";

type Wanted = Pick<BodyOf<typeof askFundTransfer>, "from_account" | "to_account" | "amount">;

/** Keeps the fund locked. */
export async function holdsEnough(tx: Tx, { from_account, amount }: Wanted) {
  await lockFund(tx, from_account);
  const held = 0 - (await balanceOf(tx, namedAccount(from_account)));
  if (amount > held) throw notEnough((await fundNamed(tx, from_account))?.name ?? from_account, held);
}

/** The kinds of fund, the campaign's stated use of a surplus, and the balance must allow it. Keeps the fund locked. */
export async function allowed(tx: Tx, wanted: Wanted) {
  const { from_account, to_account } = wanted;
  if (from_account === to_account) throw invalid({ to_account: ["Pilih dana yang lain."] });
  const to = await fundNamed(tx, to_account);
  if (!to) throw invalid({ to_account: ["Pilih dananya."] });
  if (to.guessed) throw notConfirmed("to_account", to.name);
  if (from_account.startsWith("event:")) await allowedFromEvent(tx, from_account, to.kind);
  else await allowedFromFund(tx, from_account, to);
  if (to.retired) throw retired(to.name);
  await holdsEnough(tx, wanted);
}

async function allowedFromFund(
  tx: Tx,
  account: string,
  to: NonNullable<Awaited<ReturnType<typeof fundNamed>>>,
) {
  const from = await fundNamed(tx, account);
  if (!from) throw invalid({ from_account: ["Pilih dananya."] });
  if (from.guessed) throw notConfirmed("from_account", from.name);
  if (!mayMove(from.kind, to.kind) || (from.principal && !to.principal)) throw notAllowed(from.kind, to.kind);
  refuseUnannouncedSurplus(from);
}

/** The surplus of a past event may become infak. */
async function allowedFromEvent(tx: Tx, account: string, to: FundKind) {
  if (!REST_OF_EVENT.includes(to)) throw notFromEvent(to);
  if (!(await hasTakenPlace(tx, account))) throw notOverYet();
}
