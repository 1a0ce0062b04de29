import type { BodyOf, tryNotice } from "@barakah/contract";
import {
  addApp,
  addTemplate,
  nameProblem,
  packageProblem,
  paymentById,
  paymentHolding,
  readNotice,
  removeTemplate,
  wordingProblem,
  wordingsOf,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing, invalid } from "../../platform/errors.ts";

interface Worded {
  package: string;
  wording: string;
}

function refuse(package_: string | undefined, wording: string | undefined) {
  if (package_) throw invalid({ package: [package_] });
  if (wording) throw invalid({ wording: [wording] });
}

/** Checked when proposed and again when added. */
export const refuseApp = (wanted: Worded) =>
  refuse(nameProblem(wanted.package), wordingProblem(wanted.wording));

/** An unlisted app or another wording of it, after confirmation by a second person. */
export async function addConfirmedApp(
  tx: Tx,
  wanted: Worded & { proposed_by: number; approved_by: number },
): Promise<void> {
  refuseApp(wanted);
  await addApp(tx, wanted);
}

export const add = ({ transact }: Database, actor: Actor, wanted: Worded) =>
  transact(async (tx) => {
    // Only for apps of known banks: the message patterns of other apps need two people.
    refuse(packageProblem(wanted.package, []), wordingProblem(wanted.wording));
    const made = await addTemplate(tx, { ...wanted, created_by: actor.memberId });
    if (!made) throw conflict("template_there", "Contoh pesan itu sudah ada.");
    await audit(tx, actor, "template.add", ["notice_template", made.id], { after: wanted });
    return made;
  });

export const remove = ({ transact }: Database, actor: Actor, id: number) =>
  transact(async (tx) => {
    const gone = existing(await removeTemplate(tx, id), "Contoh pesan tidak ditemukan.");
    await audit(tx, actor, "template.remove", ["notice_template", id], { before: gone });
  });

/** A dry run; nothing is stored. */
export async function tryOne({ kysely }: Database, sample: BodyOf<typeof tryNotice>) {
  const problem = sample.wording && wordingProblem(sample.wording);
  if (problem) throw invalid({ wording: [problem] });
  const wordings = sample.wording ? [sample.wording] : await wordingsOf(kysely, sample.package);
  const read = readNotice(sample, wordings);
  if ("unread" in read) return { amount: null, anchored: false, problem: read.unread, owner: null };
  const { amount, anchored } = read;
  const holder = await paymentHolding(kysely, { account: sample.account, amount });
  const payment = holder && (await paymentById(kysely, holder));
  return {
    ...{ amount, anchored },
    problem: "",
    owner: payment ? { reference: payment.reference, payer_name: payment.payer_name } : null,
  };
}
