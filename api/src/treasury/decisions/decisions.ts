import {
  type BodyOf,
  type DecisionVerdict,
  rolesWith,
  type storeDecision,
  UNDO_SECONDS,
} from "@barakah/contract";
import { staffWith, tell } from "../../messages/index.ts";
import { paymentByReference } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, existing, notFound } from "../../platform/errors.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { approveIn, withSureLine } from "../approval/approve.ts";
import { refuseFlagged } from "../approval/refuse-reused-proof-or-digits.ts";
import { translateRefusal } from "../queries/database-refusals.ts";
import { tryOut } from "../queries/proposals.ts";
import { type Deciding, decideIn } from "../verification/decide-payment.ts";
import {
  DECISION_JOB,
  deciderNow,
  insertDecision,
  lockDue,
  moveOwn,
  settleDecision,
  storedUnder,
} from "./decision-queries.ts";

type Sent = BodyOf<typeof storeDecision>;

async function carryOut(tx: Tx, parts: Deciding, actor: Actor, reference: string, verdict: DecisionVerdict) {
  if (verdict.to === "reject") {
    const { reason, keep_looking, claim } = verdict;
    return decideIn(tx, parts, actor, reference, {
      to: "rejected",
      reason,
      unsought: !keep_looking,
      seen: claim,
    });
  }
  if (!verdict.confirm) await refuseFlagged(parts.database, reference);
  return approveIn(tx, parts, actor, reference, verdict);
}

/** Runs the code that will carry it out, so that an impossible decision is refused now, and stores the decision. */
async function storeOne(
  parts: Deciding,
  actor: Actor,
  { key, verdict }: Sent,
  reference: string,
): Promise<void> {
  await parts.database.transact(async (tx) => {
    const payment = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
    await tryOut(tx, () => carryOut(tx, parts, actor, reference, verdict));
    if (await insertDecision(tx, actor, { key, payment_id: payment.id, verdict })) return;
    const who = await deciderNow(tx, payment.id);
    throw conflict("being_decided", `Baru saja diputuskan${who ? ` oleh ${who}` : ""}. Muat ulang antrean.`);
  });
}

/** Each of several payments is decided separately, with its sure match if there is one. */
async function storeEach(parts: Deciding, actor: Actor, sent: Sent) {
  const refused: { reference: string; detail: string }[] = [];
  for (const reference of new Set(sent.references)) {
    const { verdict } = sent;
    try {
      const own = verdict.to === "approve" ? await withSureLine(parts, reference, verdict) : verdict;
      await translateRefusal(storeOne(parts, actor, { ...sent, verdict: own }, reference));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ reference, detail: error.message });
    }
  }
  return refused;
}

export async function store(parts: Deciding, actor: Actor, sent: Sent) {
  const earlier = await storedUnder(parts.database.kysely, sent.key, actor.memberId);
  if (earlier) return { fresh: false, ...earlier, refused: [] };
  const [only, ...others] = sent.references;
  const refused = others.length > 0 ? await storeEach(parts, actor, sent) : [];
  if (only && others.length === 0) await translateRefusal(storeOne(parts, actor, sent, only));
  return { fresh: true, state: "waiting" as const, seconds: UNDO_SECONDS, refused };
}

export const undo = ({ database }: Deciding, actor: Actor, key: string) =>
  database.transact(async (tx) => {
    if ((await moveOwn(tx, key, actor.memberId, "waiting", "undone")) > 0) return;
    const earlier = await storedUnder(tx, key, actor.memberId);
    if (!earlier) throw notFound("Keputusan ini tidak pernah sampai, jadi tidak ada yang perlu dibatalkan.");
    if (earlier.state === "made")
      throw conflict(
        "already_made",
        "Keputusan ini sudah dijalankan. Buka pembayarannya untuk membatalkannya dengan alasan.",
      );
  });

export const see = ({ database }: Deciding, actor: Actor, key: string) =>
  database.transact(async (tx) => void (await moveOwn(tx, key, actor.memberId, "failed", "seen")));

/** Refuses a decision if its maker has lost the permission meanwhile. */
async function refuseGone(tx: Tx, memberId: number) {
  if (!(await staffWith(tx, memberId, rolesWith("money"))))
    throw conflict("maker_gone", "Kamu bukan petugas keuangan lagi.");
}

async function fail({ database }: Deciding, id: number, problem: string) {
  await database.transact(async (tx) => {
    const due = await lockDue(tx, id);
    if (!due) return;
    await settleDecision(tx, id, "failed", problem);
    const deed = due.verdict.to === "approve" ? "Persetujuan" : "Penolakan";
    await tell(tx, {
      ...{ topic: "staff", key: `decision ${id} failed`, to: { memberId: due.made_by } },
      title: `${deed} untuk ${due.payer_name} tidak jadi`,
      body: `${due.reference}: ${problem}`,
      link: `/admin/pembayaran/${due.reference}`,
    });
  });
}

/** Carries out a decision whose time to undo is over. If it is no longer possible, its maker is notified. */
async function make(parts: Deciding, id: number) {
  try {
    await translateRefusal(
      parts.database.transact(async (tx) => {
        const due = await lockDue(tx, id);
        if (!due) return;
        const { made_by: memberId, username, request_id: requestId } = due;
        await refuseGone(tx, memberId);
        const unused = { email: "", roles: [], sessionId: "", needsTwoStep: false };
        await carryOut(tx, parts, { memberId, username, requestId, ...unused }, due.reference, due.verdict);
        await settleDecision(tx, id, "made");
      }),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await fail(parts, id, error.message);
  }
}

export const makeDueDecisions = (parts: Deciding & { jobs: Jobs }) =>
  parts.jobs.handle<{ id: number }>(DECISION_JOB, ({ id }) => make(parts, id));
