import type { Proposal, Settings } from "@barakah/contract";
import { SITE_NAME, TREASURERS } from "@barakah/contract";
import { tellStaff } from "../../accounts/index.ts";
import { changeAccounts, secondPerson } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { cleanStory, refuseFuture, type Wanted } from "../payouts/pay-out.ts";
import { insertProposal, lockAccounts, proposalByKey } from "../queries/proposals.ts";
import type { Telling } from "../verification/write-to-payer.ts";
import { present } from "./present.ts";

export interface Proposing extends Telling {
  database: Database;
  /** Our accounts as they are now. */
  banks(tx: Tx): Promise<Settings["banks"]>;
}

const PLACE = "/admin/persetujuan";

/** In the app and by mail: money waits for them. */
export async function tellOthers(tx: Tx, parts: Proposing, actor: Actor, proposal: Proposal) {
  const news = {
    title: `Perlu orang kedua: ${proposal.title}`,
    body: `${proposal.proposed_by.name} mengajukannya. Setujui atau tolak di back office.`,
    link: PLACE,
  };
  const letter = writeLetter({
    subject: `${news.title} · ${SITE_NAME}`,
    paragraphs: [
      "Assalamualaikum,",
      news.body,
      ...proposal.changes.map(({ label, before, after }) =>
        before ? `${label}: ${before} menjadi ${after}` : `${label}: ${after}`,
      ),
    ],
    button: { label: "Lihat usulan", link: parts.publicUrl + PLACE },
    ending: "Bila usulan ini tidak kamu kenal, jangan setujui, dan hubungi pengusulnya.",
  });
  for (const { email } of await tellStaff(tx, TREASURERS, actor.memberId, news))
    await parts.jobs.add(tx, "mail", { to: email, ...letter });
}

export async function writtenProposal(tx: Tx, parts: Proposing, actor: Actor, key: string, isNew: boolean) {
  const stored = await proposalByKey(tx, key);
  if (!stored) throw new Error("the proposal was written and is gone");
  const proposal = present(stored);
  if (!isNew) return proposal;
  await audit(tx, actor, {
    action: "proposal.make",
    subject: { kind: "proposal", id: stored.id },
    after: { title: proposal.title, changes: proposal.changes },
  });
  await tellOthers(tx, parts, actor, proposal);
  return proposal;
}

/** A payout that waits for a second person. Nothing is booked yet; whether there is enough is asked when it is confirmed. */
export async function proposePayout(parts: Proposing, actor: Actor, wanted: Wanted, key: string) {
  refuseFuture(wanted.paid_on);
  return parts.database.kysely.transaction().execute(async (tx) => {
    const clean = await cleanStory(tx, wanted);
    const made = await insertProposal(tx, {
      kind: "payout",
      wanted: JSON.stringify(clean),
      picture: clean.picture,
      voucher: clean.voucher,
      story: clean.story,
      request_key: key,
      proposed_by: actor.memberId,
    });
    return writtenProposal(tx, parts, actor, key, made !== undefined);
  });
}

const named = (banks: Settings["banks"]) =>
  banks
    .map(({ code, account_number, account_name }) => [code, account_number, account_name].join("\n"))
    .sort();

/** Whatever their order, and that of their fields. */
export const sameAccounts = (one: Settings["banks"], other: Settings["banks"]) =>
  named(one).join() === named(other).join();

export async function applyAccounts(
  tx: Tx,
  actor: Actor,
  { before, after }: { before: Settings["banks"]; after: Settings["banks"] },
) {
  await changeAccounts(tx, after);
  await audit(tx, actor, {
    action: "setting.change",
    subject: { kind: "setting", id: "banks" },
    before,
    after,
  });
}

/** Where our money is sent to. At once only where there is nobody to ask, and the settings say so. */
export async function proposeAccounts(parts: Proposing, actor: Actor, after: Settings["banks"], key: string) {
  return parts.database.kysely.transaction().execute(async (tx) => {
    await lockAccounts(tx);
    const before = await parts.banks(tx);
    if (sameAccounts(before, after)) throw conflict("nothing_changed", "Rekening tujuan tidak berubah.");
    if ((await secondPerson(tx)).worksAlone) {
      await applyAccounts(tx, actor, { before, after });
      return null;
    }
    const wanted = JSON.stringify({ before, after });
    const made = await insertProposal(tx, {
      kind: "accounts",
      wanted,
      request_key: key,
      proposed_by: actor.memberId,
    });
    return writtenProposal(tx, parts, actor, key, made !== undefined);
  });
}
