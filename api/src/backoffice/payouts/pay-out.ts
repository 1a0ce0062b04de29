import type { BodyOf, createPayout, StaffPayout } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import type { Database, Tx } from "../../platform/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { storePicture } from "../../platform/picture-store.ts";
import { rupiah } from "../../platform/rupiah.ts";
import { holdFiles, picturesIn, recordFiles } from "../../platform/stored-files.ts";
import { bookPayout, insertPayout, lockFunds, payoutByKey, remainingOf } from "./queries.ts";

export interface Paying {
  database: Database;
  dataDirectory: string;
}

type Wanted = BodyOf<typeof createPayout>;

async function writePayout(tx: Tx, actor: Actor, wanted: Wanted, picture: string | null, requestKey: string) {
  if (!(await lockFunds(tx, wanted.campaign_id))) throw invalid({ campaign_id: ["Pilih kampanye."] });
  const remaining = await remainingOf(tx, wanted.campaign_id);
  if (wanted.amount > remaining)
    throw conflict("not_enough", `Dana kampanye ini tinggal ${rupiah(remaining)}.`, {
      facts: { amount: remaining },
    });
  const { title, bank, amount } = wanted;
  const story = cleanHtml(wanted.story);
  await holdFiles(tx, { story: picturesIn(story) });
  const id = await insertPayout(tx, {
    ...wanted,
    story,
    picture,
    request_key: requestKey,
    created_by: actor.memberId,
  });
  // The same call came twice at once: the other one wrote it.
  if (id === undefined) return;
  if (picture) await recordFiles(tx, [{ key: picture, kind: "picture", uploadedBy: actor.memberId }]);
  await bookPayout(tx, { id, campaignId: wanted.campaign_id, bank, amount, title });
  await audit(tx, actor, {
    action: "payout.create",
    subject: { kind: "payout", id },
    after: { campaign_id: wanted.campaign_id, amount, bank, title },
  });
}

/** Money leaves a campaign and a bank account, never more than the ledger holds. The same key pays once. */
export async function payOut(
  { database, dataDirectory }: Paying,
  actor: Actor,
  wanted: Wanted,
  picture: Buffer | undefined,
  requestKey: string,
): Promise<StaffPayout> {
  const earlier = await payoutByKey(database.kysely, requestKey);
  if (earlier) return earlier;
  if (Date.parse(wanted.paid_on) > Date.now() + 7 * 3600_000)
    throw invalid({ paid_on: ["Tanggalnya belum tiba."] });
  const stored = picture ? (await storePicture(dataDirectory, picture)).key : null;
  await database.kysely.transaction().execute((tx) => writePayout(tx, actor, wanted, stored, requestKey));
  const written = await payoutByKey(database.kysely, requestKey);
  if (!written) throw new Error("the payout was written and is gone");
  return written;
}
