import { ApiError } from "../platform/api-error.ts";
import { type Delivered, sendProof } from "./proof-call.ts";
import type { NewProof } from "./proof-store.ts";
import { forgetPictures } from "./use-kept-pictures.ts";
import { mayPass } from "./what-is-retried.ts";

/** Stores the proof on the phone before the first attempt. False if that failed: then only the form has it. */
const keepProof = (proof: NewProof): Promise<boolean> =>
  import("./proof-store.ts")
    .then(({ putNew }) => putNew(proof))
    .then(
      () => true,
      () => false,
    );

/** Removes a proof that was delivered or refused. If removing fails, its idempotency key prevents a second payment. */
const settle = (id: string): Promise<unknown> =>
  import("./proof-store.ts").then(({ removeProof }) => removeProof(id)).catch(() => undefined);

/** Ids of proofs whose form is open: the form shows the answer itself. */
export const followed = new Set<string>();

/**
 * The first try, by the form. What the server refuses is not retried automatically: the form says why. If the session has
 * ended, the visitor is led to the sign-in and the proof waits.
 */
async function deliverProof({ call, about, picture, pictureName }: NewProof): Promise<Delivered> {
  try {
    const delivered = await sendProof(call, picture, pictureName);
    await Promise.all([settle(call.id), forgetPictures(about)]);
    return delivered;
  } catch (error) {
    if (!mayPass(error)) await settle(call.id);
    // The key was used with other content: an earlier attempt arrived, but not its answer.
    if (!(error instanceof ApiError && error.code === "idempotency_conflict")) throw error;
    await forgetPictures(about);
    return {};
  }
}

/**
 * Stored, then sent by its form under a lock: opening WhatsApp in another tab also starts the background sender, and the
 * picture would be sent twice. The lock of a closed tab is released.
 */
export const storeAndSend = (proof: NewProof, onKept: (kept: boolean) => unknown): Promise<Delivered> =>
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
