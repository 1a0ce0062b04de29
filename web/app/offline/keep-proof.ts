import { ApiError } from "../platform/api-error.ts";
import { type Delivered, mayPass, sendProof } from "./proof-call.ts";
import type { NewProof } from "./proof-store.ts";

/** Stores the proof before the first attempt. False if that failed: then only the form has it. */
const keepProof = (proof: NewProof): Promise<boolean> =>
  import("./proof-store.ts")
    .then(({ putNew }) => putNew(proof))
    .then(
      () => true,
      () => false,
    );

/** Delivered or refused: remove it. If it stays, its idempotency key prevents a second payment. */
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
    // The key was used with other content: an earlier attempt arrived, but not its answer.
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

/** A lock across tabs. Browsers offer locks on secure connections only. */
async function inTurnOf<T>(id: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(nameOf(id), work) : work();
}

/** Undefined if another tab is sending it. */
export async function unlessInTurn<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return work();
  return navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
