import { type BodyOf, type createPayout, jakartaDay, type StaffPayout } from "@barakah/contract";
import { secondPerson } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { holdFiles, picturesIn } from "../../platform/files/stored-files.ts";
import { cleanHtml } from "../../platform/text/clean-html.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { insertPayout, lockFunds, payoutByKey } from "../queries/payouts.ts";
import { bookPayout, remainingOf } from "./book-payout.ts";
import { tellGivers } from "./tell-givers.ts";

export type Wanted = BodyOf<typeof createPayout>;

/** Without anything that could run, and only with pictures that are there and stay. */
export async function cleanStory<Told extends Pick<Wanted, "story" | "picture" | "voucher">>(
  tx: Tx,
  told: Told,
): Promise<Told> {
  const story = cleanHtml(told.story);
  await holdFiles(tx, {
    picture: told.picture ? [told.picture] : [],
    voucher: told.voucher ? [told.voucher] : [],
    story: picturesIn(story),
  });
  return { ...told, story };
}

/** Below nothing, where a gift was refunded after it had been given away. */
const whatIsLeft = (remaining: number) =>
  remaining < 0
    ? `Dana kampanye ini kurang ${rupiah(-remaining)}: ada donasi yang dikembalikan setelah disalurkan.`
    : `Dana kampanye ini tinggal ${rupiah(remaining)}.`;

/** In the transaction of the caller; `proposedBy` is who asked for what a second person has confirmed. */
export async function writePayout(
  tx: Tx,
  actor: Actor,
  wanted: Wanted,
  requestKey: string,
  proposedBy = actor.memberId,
) {
  const { campaign_id, title, bank, amount } = wanted;
  if (!(await lockFunds(tx, campaign_id))) throw invalid({ campaign_id: ["Pilih kampanye."] });
  const remaining = await remainingOf(tx, campaign_id);
  if (amount > remaining) {
    const detail = whatIsLeft(remaining);
    throw conflict("not_enough", detail, { errors: { amount: [detail] }, facts: { amount: remaining } });
  }
  const id = await insertPayout(tx, {
    ...(await cleanStory(tx, wanted)),
    request_key: requestKey,
    created_by: proposedBy,
  });
  // The same call came twice at once: the other one wrote it.
  if (id === undefined) return;
  await bookPayout(tx, { id, campaign_id, bank, amount, title });
  await tellGivers(tx, id);
  await audit(tx, actor, {
    action: "payout.create",
    subject: { kind: "payout", id },
    after: { campaign_id, amount, bank, title },
  });
}

/** A day that has not come in Jakarta is a slip of the pen. */
export function refuseFuture(paidOn: string) {
  if (paidOn > jakartaDay()) throw invalid({ paid_on: ["Tanggalnya belum tiba."] });
}

/** A call that comes again gets the first one's answer; one that means something else must not seem to be done. */
function sameMoney(earlier: StaffPayout, { campaign_id, bank, amount }: Wanted): StaffPayout {
  if (earlier.campaign.id === campaign_id && earlier.bank === bank && earlier.amount === amount)
    return earlier;
  throw conflict(
    "key_reused",
    `Penyaluran ini sudah dicatat sebesar ${rupiah(earlier.amount)}. Lihat daftarnya sebelum mencatat lagi.`,
  );
}

/** More than one person may give away alone is proposed, and a second one confirms it. */
async function refuseAlone(tx: Tx, amount: number) {
  const { payoutLimit, worksAlone } = await secondPerson(tx);
  if (worksAlone || amount <= payoutLimit) return;
  throw conflict(
    "second_person",
    `Penyaluran di atas ${rupiah(payoutLimit)} perlu disetujui orang kedua. Ajukan, lalu minta petugas keuangan lain menyetujuinya.`,
  );
}

/** Money leaves a campaign and a bank account, never more than the ledger holds. The same key pays once. */
export async function payOut(
  { kysely }: Database,
  actor: Actor,
  wanted: Wanted,
  requestKey: string,
): Promise<StaffPayout> {
  const earlier = await payoutByKey(kysely, requestKey);
  if (earlier) return sameMoney(earlier, wanted);
  refuseFuture(wanted.paid_on);
  await kysely.transaction().execute(async (tx) => {
    await refuseAlone(tx, wanted.amount);
    await writePayout(tx, actor, wanted, requestKey);
  });
  const written = await payoutByKey(kysely, requestKey);
  if (!written) throw new Error("the payout was written and is gone");
  return written;
}
