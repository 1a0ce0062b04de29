import type { BodyOf, tryNotice } from "@barakah/contract";
import {
  addTemplate,
  holdsAt,
  packageProblem,
  paymentById,
  readNotice,
  removeTemplate,
  wordingProblem,
  wordingsOf,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict, invalid, notFound } from "../../platform/errors.ts";

export const add = ({ kysely }: Database, actor: Actor, wanted: { package: string; wording: string }) =>
  kysely.transaction().execute(async (tx) => {
    const problems = { package: packageProblem(wanted.package), wording: wordingProblem(wanted.wording) };
    if (problems.package) throw invalid({ package: [problems.package] });
    if (problems.wording) throw invalid({ wording: [problems.wording] });
    const made = await addTemplate(tx, { ...wanted, created_by: actor.memberId });
    if (!made) throw conflict("template_there", "Pola itu sudah ada.");
    const subject = { kind: "notice_template", id: made.id } as const;
    await audit(tx, actor, { action: "template.add", subject, after: wanted });
    return made;
  });

export const remove = ({ kysely }: Database, actor: Actor, id: number) =>
  kysely.transaction().execute(async (tx) => {
    const gone = await removeTemplate(tx, id);
    if (!gone) throw notFound("Pola tidak ditemukan.");
    await audit(tx, actor, {
      action: "template.remove",
      subject: { kind: "notice_template", id },
      before: gone,
    });
  });

/** As if it had come just now, without keeping anything. */
export async function tryOne({ kysely }: Database, sample: BodyOf<typeof tryNotice>) {
  const problem = sample.wording && wordingProblem(sample.wording);
  if (problem) throw invalid({ wording: [problem] });
  const wordings = sample.wording ? [sample.wording] : await wordingsOf(kysely, sample.package);
  const read = readNotice(sample, wordings);
  if ("unread" in read) return { amount: null, problem: read.unread, owner: null };
  const now = new Date().toISOString();
  const [hold] = await holdsAt(kysely, {
    account: sample.account,
    amount: read.amount,
    from: now,
    until: now,
  });
  const payment = hold && (await paymentById(kysely, hold.payment_id));
  return {
    amount: read.amount,
    problem: "",
    owner: payment ? { reference: payment.reference, payer_name: payment.payer_name } : null,
  };
}
