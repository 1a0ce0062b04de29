import { UNSENT_PROOFS } from "../platform/device-keys.ts";
import { ownerHere } from "../platform/forget-person.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import { sessionStore } from "../platform/session.ts";
import { STORES, within } from "./device-database.ts";
import type { ProofCall } from "./proof-call.ts";

/** A proof that was sent or is to be sent, kept on this device from before the first try. */
export interface StoredProof {
  /** That of its call. */
  id: string;
  call: ProofCall;
  /** The form that it was typed into: what is typed there anew takes its place. */
  about: string;
  /** Where it can be typed anew. */
  again: string;
  picture: Blob;
  pictureName: string;
  title: string;
  amount: number;
  /** Whose it is: a key belongs to who sent it first. */
  memberId: number | null;
  at: string;
  state: "menunggu" | "terkirim" | "ditolak";
  /** Why the server refused it. */
  said: string;
  page: string | null;
}

/**
 * Only its sender may send it: with another session it would be somebody else's gift. A guest's proof is sent as a guest's,
 * also after somebody signed in.
 */
export const isOurs = ({ memberId }: StoredProof) =>
  memberId === null || sessionStore.read()?.id === memberId;

export type NewProof = Omit<StoredProof, "id" | "at" | "state" | "said" | "page" | "memberId">;

export async function putProof(proof: StoredProof) {
  await within(STORES.proofs, "readwrite", (store) => store.put(proof));
  await noteUnsent();
}

export async function removeProof(id: string) {
  await within(STORES.proofs, "readwrite", (store) => store.delete(id));
  await noteUnsent();
}

export const storedProof = (id: string) =>
  within<StoredProof | undefined>(STORES.proofs, "readonly", (store) => store.get(id));

/** Stored for the signed-in member or guest. Replaces what waits from the same form, also from before they signed in. */
export async function putNew(proof: NewProof) {
  const memberId = sessionStore.read()?.id ?? null;
  const { id } = proof.call;
  for (const other of await storedProofs())
    if (
      other.state === "menunggu" &&
      other.about === proof.about &&
      (other.memberId === memberId || other.memberId === null)
    )
      await removeProof(other.id);
  const at = new Date().toISOString();
  return putProof({ ...proof, id, memberId, at, state: "menunggu", said: "", page: null });
}

/**
 * Lists the unsent proofs in local storage: the home page looks there before it loads anything, and other tabs hear of a
 * change by the storage event (`followSignOuts`).
 */
export async function noteUnsent() {
  const unsent = (await storedProofs()).filter(({ state }) => state !== "terkirim");
  if (unsent.length === 0) safeStorage().removeItem(UNSENT_PROOFS);
  else safeStorage().setItem(UNSENT_PROOFS, unsent.map(({ id, state }) => `${id} ${state}`).join());
}

/** A sent proof holds a name, a phone number and a picture of a bank transfer: those of other members are deleted. */
export async function forgetOthersSent(): Promise<void> {
  const memberId = ownerHere();
  for (const proof of await storedProofs())
    if (proof.state === "terkirim" && proof.memberId !== null && proof.memberId !== memberId)
      await removeProof(proof.id);
}

/** Newest first. */
export async function storedProofs(): Promise<StoredProof[]> {
  const all = await within<StoredProof[]>(STORES.proofs, "readonly", (store) => store.getAll());
  return all.sort((one, other) => other.at.localeCompare(one.at));
}
