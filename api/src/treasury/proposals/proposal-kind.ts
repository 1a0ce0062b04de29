import type { Proposal, ProposalKind } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { StoredProposal } from "../queries/proposals.ts";

/** What the second person reads. */
export type ProposalText = Pick<Proposal, "title" | "amount" | "changes">;

/** A kind of action that may need a second person. `Asked` is the request; `Wanted` is stored and carried out. */
export interface Kind<Asked = never, Wanted = never> {
  /** Why it needs a second person, in one sentence. */
  why: string;
  /** The confirming person enters the password again. */
  identity?: true;
  /** Fixes the details, amounts included, so that nothing changes before confirmation. */
  prepare(tx: Tx, actor: Actor, asked: Asked): Promise<Wanted>;
  /** At most one proposal per subject waits. */
  subject?(wanted: Wanted): string;
  /** Carries it out. The direct call, the check of a new proposal and its confirmation all run this. */
  apply(tx: Tx, actor: Actor, wanted: Wanted, proposal?: StoredProposal): Promise<unknown>;
  /** Replaces the trial run of `apply` where that needs the second person. `apply` runs it too. */
  check?(tx: Tx, wanted: Wanted): Promise<unknown>;
  /** Throws if the confirming person did not open the evidence that this kind requires. */
  look?(wanted: Wanted, seen: never): void;
  /** Runs after the transaction, with the result of `apply`. */
  after?(applied: never): Promise<unknown>;
  /** After a refusal or withdrawal. */
  ended?(
    tx: Tx,
    actor: Actor,
    wanted: Wanted,
    how: { state: "withdrawn" | "refused"; reason: string },
  ): Promise<unknown>;
  present(wanted: Wanted, stored: Pick<StoredProposal, "fund">): ProposalText;
}

/** A stored proposal is only given to the kind that it came from. */
type AnyKind = Omit<Kind, "prepare"> & { prepare(tx: Tx, actor: Actor, asked: never): Promise<unknown> };
export type Kinds = Record<ProposalKind, AnyKind>;

/** A fact without a previous value, for `present`. */
export const fact = (label: string, after: string) => ({ label, before: "", after });
