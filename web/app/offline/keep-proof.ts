import { ApiError } from "../platform/api-error.ts";
import { type Delivered, mayPass, sendProof } from "./proof-call.ts";
import type { NewProof } from "./proof-store.ts";

/** On the disk before the first try. False where that failed: then only the form itself holds it, and must say so. */
const keepProof = (proof: NewProof): Promise<boolean> =>
  import("./proof-store.ts")
    .then(({ putNew }) => putNew(proof))
    .then(
      () => true,
      () => false,
    );

/** It is there, or will never be: the form says which. Should it stay, its key keeps it from being a second payment. */
const settle = (id: string): Promise<unknown> =>
  import("./proof-store.ts").then(({ removeProof }) => removeProof(id)).catch(() => undefined);

/**
 * The first try, by the form itself. What the server refused is not sent again by itself: the form says why. Whose session
 * ended meanwhile is led to the sign-in, away from the form: it waits for them.
 */
async function deliverProof({ call, picture, pictureName }: NewProof): Promise<Delivered> {
  try {
    const delivered = await sendProof(call, picture, pictureName);
    await settle(call.id);
    return delivered;
  } catch (error) {
    if (!mayPass(error)) await settle(call.id);
    // The key was used before, with other contents: an earlier try did arrive, only its answer did not.
    if (error instanceof ApiError && error.code === "idempotency_conflict") return {};
    throw error;
  }
}

/**
 * Kept, then sent by its form. Whoever sends what waits leaves it alone meanwhile: opening WhatsApp in another tab brings
 * them here too, and the picture would travel twice. A tab that is killed gives its turn back.
 */
export const sendOnceKept = (proof: NewProof, onKept: (kept: boolean) => unknown): Promise<Delivered> =>
  inTurnOf(proof.call.id, async () => {
    await onKept(await keepProof(proof));
    return deliverProof(proof);
  });

const nameOf = (id: string) => `kirim-bukti:${id}`;

/** Nobody else sends this proof meanwhile, in whichever tab. Browsers lend their locks only over a secure connection. */
async function inTurnOf<T>(id: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(nameOf(id), work) : work();
}

/** Nothing where somebody else is sending it. */
export async function unlessInTurn<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return work();
  return navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
