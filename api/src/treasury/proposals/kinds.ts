import type { Proposal, ProposalKind } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { StoredProposal } from "../queries/proposals.ts";

/** What the second person reads. */
export type Said = Pick<Proposal, "title" | "amount" | "changes">;

/** A thing that one person must not do alone. `Asked` is what a call says, `Wanted` what is stored and carried out. */
export interface Kind<Asked = never, Wanted = never> {
  /** Why one person does not decide this alone, in a sentence. */
  why: string;
  /** Whoever confirms proves once more who they are. */
  identity?: true;
  /** Fixes what is asked for, amounts included, so that nothing of it changes before it is confirmed. */
  prepare(tx: Tx, actor: Actor, asked: Asked): Promise<Wanted>;
  /** Of one subject at most one proposal waits. */
  subject?(wanted: Wanted): string;
  /** Carries it out. The direct call, the check of a new proposal and its confirmation all run this. */
  apply(tx: Tx, actor: Actor, wanted: Wanted, proposal?: StoredProposal): Promise<unknown>;
  /** In place of trying `apply` out, where only a second person's name makes that possible. `apply` runs it too. */
  check?(tx: Tx, wanted: Wanted): Promise<unknown>;
  /** Refuses whoever confirms without having looked at what the kind asks for. */
  look?(wanted: Wanted, seen: never): void;
  /** What must wait until the transaction has ended, with what `apply` gave. */
  after?(applied: never): Promise<unknown>;
  /** It was refused or taken back. */
  ended?(
    tx: Tx,
    actor: Actor,
    wanted: Wanted,
    how: { state: "withdrawn" | "refused"; reason: string },
  ): Promise<unknown>;
  present(wanted: Wanted, stored: Pick<StoredProposal, "fund">): Said;
}

/** Any of them: what is stored is given back only to the kind that it came from. */
type AnyKind = Omit<Kind, "prepare"> & { prepare(tx: Tx, actor: Actor, asked: never): Promise<unknown> };
export type Kinds = Record<ProposalKind, AnyKind>;

/** For `present`: a fact that is new. */
export const fact = (label: string, after: string) => ({ label, before: "", after });
