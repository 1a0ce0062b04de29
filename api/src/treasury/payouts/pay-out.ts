import type { BodyOf, createPayout, StaffPayout } from "@barakah/contract";
import { type Account, bookedOn, campaign, namedAccount } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { lockFiles, picturesIn } from "../../platform/files/stored-files.ts";
import { cleanHtml } from "../../platform/text/clean-html.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { translateRefusal } from "../queries/database-refusals.ts";
import { lockFund } from "../queries/funds.ts";
import { insertPayout, payoutByKey } from "../queries/payouts.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { bookPayout } from "./book-payout.ts";
import { keepTicketsRefundable } from "./keep-tickets-refundable.ts";
import { refuseUnasked } from "./picture-consent.ts";
import { refuseFuture } from "./refuse-future-day.ts";
import { refuseAboveFund } from "./refuse-payout-above-fund.ts";
import { checkRecipient } from "./refuse-wrong-recipient.ts";
import { tellGivers } from "./tell-givers.ts";

export type Wanted = BodyOf<typeof createPayout>;

/** Sanitised, with its pictures locked. */
export async function cleanStory<Presented extends Pick<Wanted, "story" | "picture" | "voucher" | "consent">>(
  tx: Tx,
  presented: Presented,
): Promise<Presented> {
  const story = cleanHtml(presented.story);
  refuseUnasked(presented, picturesIn(story).length > 0);
  await lockFiles(tx, {
    picture: presented.picture ? [presented.picture] : [],
    voucher: presented.voucher ? [presented.voucher] : [],
    story: picturesIn(story),
  });
  return { ...presented, story };
}

/** `campaign_id` and the account `campaign:<id>` name the same campaign. */
const accountOf = ({ campaign_id, account }: Pick<Wanted, "campaign_id" | "account">): Account =>
  campaign_id === undefined ? namedAccount(account ?? "") : campaign(campaign_id);
const campaignIn = (account: Account) => {
  const [, id] = /^campaign:(\d+)$/.exec(account) ?? [];
  return id === undefined ? null : Number(id);
};
/** In the caller's transaction. `proposedBy`: the proposer, if a second person confirmed. */
export async function writePayout(
  tx: Tx,
  actor: Actor,
  wanted: Wanted,
  requestKey: string,
  proposedBy = actor.memberId,
) {
  const { title, bank, amount } = wanted;
  refuseFuture(wanted.paid_on);
  const account = accountOf(wanted);
  await lockFund(tx, account);
  const recipient_kind = await checkRecipient(tx, account, wanted);
  await refuseAboveFund(tx, account, wanted);
  await keepTicketsRefundable(tx, actor, account, wanted);
  const { lacking, ...stored } = await cleanStory(tx, wanted);
  const id = await insertPayout(tx, {
    ...stored,
    campaign_id: campaignIn(account),
    account,
    recipient_kind,
    request_key: requestKey,
    created_by: proposedBy,
  });
  // A concurrent call with the same key stored it first.
  if (id === undefined) return;
  await bookPayout(tx, { id, account, bank, amount, title }, await bookedOn(tx, wanted.paid_on));
  await tellGivers(tx, id);
  await audit(tx, actor, "payout.create", ["payout", id], {
    after: { account, amount, bank, title, recipient_kind, ...(lacking !== undefined && { lacking }) },
  });
  await chargePostedToSoloLimit(tx, actor, `payout:${id}`);
}

/** Refuses an idempotency key that was used for another payout. */
function sameMoney(earlier: StaffPayout, wanted: Wanted): StaffPayout {
  const { bank, amount } = wanted;
  if (earlier.fund.account === accountOf(wanted) && earlier.bank === bank && earlier.amount === amount)
    return earlier;
  throw conflict(
    "key_reused",
    `Penyaluran ini sudah dicatat sebesar ${rupiah(earlier.amount)}. Lihat daftarnya sebelum mencatat lagi.`,
  );
}

/** Pays out of a fund, never more than the ledger holds, once per idempotency key. */
export async function payOut(
  { kysely, transact }: Database,
  actor: Actor,
  wanted: Wanted,
  requestKey: string,
): Promise<StaffPayout> {
  const earlier = await payoutByKey(kysely, requestKey);
  if (earlier) return sameMoney(earlier, wanted);
  await translateRefusal(transact((tx) => writePayout(tx, actor, wanted, requestKey)));
  const written = await payoutByKey(kysely, requestKey);
  if (!written) throw new Error("the payout was written and is gone");
  return written;
}
