import { type Proposal, type ProposalKind, rolesWith } from "@barakah/contract";
import { tellStaff } from "../../accounts/index.ts";
import { tell } from "../../messages/index.ts";
import { secondPerson } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing, invalid } from "../../platform/errors.ts";
import { translateRefusal } from "../queries/database-refusals.ts";
import {
  insertProposal,
  lockProposal,
  proposalAbout,
  proposalById,
  proposalByKey,
  type StoredProposal,
  settleProposal,
  tryOut,
} from "../queries/proposals.ts";
import type { Kinds } from "./proposal-kind.ts";
import { refuseConfirming } from "./who-may-confirm.ts";

export interface Proposing {
  publicUrl: string;
  database: Database;
  kinds: Kinds;
}

const PLACE = "/admin/persetujuan";
const DONE = { confirmed: "disetujui", withdrawn: "ditarik", refused: "ditolak" } as const;
const DEED = {
  confirmed: "proposal.confirm",
  withdrawn: "proposal.withdraw",
  refused: "proposal.refuse",
} as const;

export function present({ kinds }: Pick<Proposing, "kinds">, stored: StoredProposal): Proposal {
  const { id, kind, state, proposed_at, decided_at, reason, decided_by, decider } = stored;
  const { why, identity = false } = kinds[kind];
  return {
    ...{ id, kind, why, identity, state, proposed_at, decided_at, reason },
    ...kinds[kind].present(stored.wanted as never, stored),
    // Every kind that is about a payment stores its reference under this name.
    reference: (stored.wanted as { reference?: string }).reference ?? null,
    proposed_by: { id: stored.proposed_by, name: stored.proposer },
    decided_by: decided_by === null ? null : { id: decided_by, name: decider ?? "petugas" },
  };
}

/** In the app and by mail. */
async function tellOthers(tx: Tx, parts: Proposing, actor: Actor, proposal: Proposal) {
  const news = {
    key: `proposal ${proposal.id} made`,
    title: `Perlu orang kedua: ${proposal.title}`,
    body: `${proposal.proposed_by.name} mengajukannya. Setujui atau tolak di back office.`,
    link: PLACE,
    letter: {
      cause: "anyone" as const,
      more: [
        proposal.why,
        ...proposal.changes.map(({ label, before, after }) =>
          before ? `${label}: ${before} menjadi ${after}` : `${label}: ${after}`,
        ),
      ],
      button: { label: "Lihat usulan" },
      ending: "Bila usulan ini tidak kamu kenal, jangan setujui, dan hubungi pengusulnya.",
    },
  };
  await tellStaff(tx, { roles: rolesWith("money"), except: actor.memberId }, news, parts);
}

/**
 * In the caller's transaction. Runs the code that would carry it out, so that an impossible proposal is refused now.
 */
export async function proposeIn(
  tx: Tx,
  parts: Proposing,
  actor: Actor,
  kind: ProposalKind,
  asked: unknown,
  key: string,
): Promise<Proposal> {
  const earlier = await proposalByKey(tx, key);
  if (earlier) return present(parts, earlier);
  const rules = parts.kinds[kind];
  const wanted = (await rules.prepare(tx, actor, asked as never)) as never;
  if (rules.check) await rules.check(tx, wanted);
  else await tryOut(tx, () => rules.apply(tx, { ...actor, confirms: true }, wanted));
  // The files of a waiting payout are locked, so that the sweep does not delete them.
  const { picture = null, voucher = null, story = "" } = wanted as Partial<StoredProposal>;
  await insertProposal(tx, {
    ...{ kind, picture, voucher, story, request_key: key, proposed_by: actor.memberId },
    wanted: JSON.stringify(wanted),
    subject: rules.subject?.(wanted) ?? null,
  });
  const stored = await proposalByKey(tx, key);
  if (!stored) throw new Error("proposal not found right after its insert");
  const proposal = present(parts, stored);
  await audit(tx, actor, "proposal.make", ["proposal", stored.id], {
    after: { title: proposal.title, changes: proposal.changes },
  });
  await tellOthers(tx, parts, actor, proposal);
  return proposal;
}

export const propose = (parts: Proposing, actor: Actor, kind: ProposalKind, asked: unknown, key: string) =>
  translateRefusal(parts.database.transact((tx) => proposeIn(tx, parts, actor, kind, asked, key)));

/** Acts at once where the settings let one person decide about money; otherwise asks a second one. */
export const proposeOrDo = (
  parts: Proposing,
  actor: Actor,
  kind: ProposalKind,
  asked: unknown,
  key: string,
): Promise<Proposal | null> =>
  translateRefusal(
    parts.database.transact(async (tx) => {
      if (!(await secondPerson(tx)).worksAlone) return proposeIn(tx, parts, actor, kind, asked, key);
      const rules = parts.kinds[kind];
      await rules.apply(tx, actor, (await rules.prepare(tx, actor, asked as never)) as never);
      return null;
    }),
  );

async function waitingProposal(tx: Tx, id: number): Promise<StoredProposal> {
  await lockProposal(tx, id);
  const stored = existing(await proposalById(tx, id), "Usulan tidak ditemukan.");
  if (stored.state !== "waiting")
    throw conflict("already_decided", `Usulan ini sudah ${DONE[stored.state]} oleh ${stored.decider}.`);
  return stored;
}

async function settle(
  tx: Tx,
  parts: Proposing,
  actor: Actor,
  stored: StoredProposal,
  state: "confirmed" | "withdrawn" | "refused",
  reason: string,
) {
  await settleProposal(tx, stored.id, { state, decided_by: actor.memberId, reason });
  const { title } = present(parts, stored);
  await audit(tx, actor, DEED[state], ["proposal", stored.id], {
    after: { title, ...(reason && { reason }) },
  });
  if (state !== "withdrawn")
    await tell(tx, {
      ...{ topic: "staff", key: `proposal ${stored.id} ${state}`, to: { memberId: stored.proposed_by } },
      title: `Usulanmu ${DONE[state]}: ${title}`,
      body: reason ? `Alasannya: ${reason}` : "Sudah dijalankan.",
      link: PLACE,
    });
  return present(parts, (await proposalById(tx, stored.id)) ?? stored);
}

/**
 * A second person confirms; the action happens in the same transaction. `seen`: what they looked at, if the kind
 * requires it.
 */
export async function confirm(parts: Proposing, actor: Actor, id: number, seen?: unknown): Promise<Proposal> {
  const [settled, after] = await translateRefusal(
    parts.database.transact(async (tx) => {
      const stored = await waitingProposal(tx, id);
      await refuseConfirming(tx, actor, stored);
      const rules = parts.kinds[stored.kind];
      rules.look?.(stored.wanted as never, seen as never);
      const applied = await rules.apply(tx, { ...actor, confirms: true }, stored.wanted as never, stored);
      const proposal = await settle(tx, parts, actor, stored, "confirmed", "");
      return [proposal, () => rules.after?.(applied as never)] as const;
    }),
  );
  await after();
  return settled;
}

/** The proposer withdraws it; others refuse it with a reason. */
export const withdraw = (parts: Proposing, actor: Actor, id: number, reason: string) =>
  parts.database.transact(async (tx) => {
    const stored = await waitingProposal(tx, id);
    const own = stored.proposed_by === actor.memberId;
    if (!own && reason.length < 5) throw invalid({ reason: ["Tulis alasannya."] });
    const state = own ? "withdrawn" : "refused";
    await parts.kinds[stored.kind].ended?.(tx, actor, stored.wanted as never, { state, reason });
    return settle(tx, parts, actor, stored, state, reason);
  });

/** The newest proposal about a subject, for the pages of that subject. */
export async function idAbout({ database }: Proposing, subject: string, missing: string): Promise<number> {
  const found = existing(await proposalAbout(database.kysely, subject), missing);
  return found.id;
}
