import { type BodyOf, type createPayout, jakartaDay, type StaffPayout } from "@barakah/contract";
import { type Account, bookedOn, campaign, namedAccount } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { lockFiles, picturesIn } from "../../platform/files/stored-files.ts";
import { cleanHtml } from "../../platform/text/clean-html.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { translateRefusal } from "../queries/database-refusals.ts";
import { lockFund, neededForRefunds } from "../queries/funds.ts";
import { insertPayout, payoutByKey } from "../queries/payouts.ts";
import { actsAlone, secondPersonNeeded } from "../second-person/second-person-needed.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { bookPayout, heldIn } from "./book-payout.ts";
import { checkRecipient } from "./recipients.ts";
import { tellGivers } from "./tell-givers.ts";

export type Wanted = BodyOf<typeof createPayout>;

/** Recognisable people in a picture must have consented. */
function refuseUnasked({ picture, consent }: Pick<Wanted, "picture" | "consent">, inStory: boolean) {
  if ((picture || inStory) && !consent)
    throw invalid({
      consent: ["Pastikan orang di foto setuju ditampilkan, atau tidak ada orang yang dikenali."],
    });
}

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

/** Negative if a gift was refunded after it had been paid out. */
const whatIsLeft = (remaining: number, what: string) =>
  remaining < 0
    ? `${what} kurang ${rupiah(-remaining)}: ada donasi yang dikembalikan setelah disalurkan.`
    : `${what} tinggal ${rupiah(remaining)}.`;

/** `campaign_id` and the account `campaign:<id>` name the same campaign. */
const accountOf = ({ campaign_id, account }: Pick<Wanted, "campaign_id" | "account">): Account =>
  campaign_id === undefined ? namedAccount(account ?? "") : campaign(campaign_id);
const campaignIn = (account: Account) => {
  const [, id] = /^campaign:(\d+)$/.exec(account) ?? [];
  return id === undefined ? null : Number(id);
};

/** Refuses a payout above the fund's balance. Keeps the fund locked. */
async function refuseMore(tx: Tx, account: Account, { amount }: Wanted) {
  const remaining = await heldIn(tx, account);
  if (amount <= remaining) return;
  throw conflict(
    "not_enough",
    whatIsLeft(remaining, campaignIn(account) === null ? "Dana ini" : "Dana program ini"),
    { field: "amount", facts: { amount: remaining } },
  );
}

/**
 * Before an event takes place, its tickets may have to be refunded. Less than that is left only if two people decided so,
 * having read how much would be lacking.
 */
async function refuseLacking(tx: Tx, actor: Actor, account: Account, { amount, lacking: named }: Wanted) {
  const needed = await neededForRefunds(tx, account);
  const left = (await heldIn(tx, account)) - amount;
  const lacking = needed - left;
  if (needed === 0 || lacking <= 0) return;
  const why = `Acara yang belum berlangsung mungkin batal, dan tiketnya dikembalikan: ${rupiah(needed)}. Sesudah ini tinggal ${rupiah(Math.max(0, left))}, kurang ${rupiah(lacking)}.`;
  if (named !== lacking) throw conflict("refunds_need", why, { field: "amount", facts: { amount: lacking } });
  if (await actsAlone(tx, actor)) throw secondPersonNeeded(why);
}

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
  await refuseMore(tx, account, wanted);
  await refuseLacking(tx, actor, account, wanted);
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

export function refuseFuture(paidOn: string) {
  if (paidOn > jakartaDay()) throw invalid({ paid_on: ["Tanggalnya belum tiba."] });
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
