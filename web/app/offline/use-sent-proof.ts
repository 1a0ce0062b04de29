import { lazy, useEffect, useEffectEvent, useRef, useState } from "react";
import { statusOf } from "../platform/api-error.ts";
import { PROOFS_CHANGED, TRY_PROOFS } from "../platform/device-keys.ts";
import type { NewProof, StoredProof } from "./proof-store.ts";
import { followed, storeAndSend } from "./store-and-send.ts";
import { passesByItself } from "./what-is-retried.ts";

/** Loaded together with the form: without a signal it could not be loaded later. */
const loadCard = () => import("./waiting-card.tsx");
export const WaitingCard = lazy(loadCard);

const AGAIN_MS = 10_000;

interface WaitingProof {
  id: string;
  /** False if the server was reached but could not take it. */
  noSignal: boolean;
}

/**
 * Sends the proof of the form `about`. If it cannot be sent now it stays on this device, `waiting` is set, also after a
 * reload, and `onAnswer` gets it once the background sender had an answer.
 */
export function useSentProof(about: string, onAnswer: (proof: StoredProof) => unknown) {
  const [waiting, setWaiting] = useState<WaitingProof>();
  const kept = useRef<string>(undefined);
  const answered = useEffectEvent((proof: StoredProof | undefined) => {
    if (proof?.state === "menunggu") return;
    setWaiting(undefined);
    if (proof) onAnswer(proof);
  });

  useEffect(() => {
    let isHere = true;
    const find = async () => {
      const [{ isOurs, storedProofs }] = await Promise.all([import("./proof-store.ts"), loadCard()]);
      const here = (await storedProofs()).find(
        (proof) => proof.about === about && proof.state === "menunggu" && isOurs(proof),
      );
      if (here && isHere) setWaiting({ id: here.id, noSignal: !navigator.onLine });
    };
    void find().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [about]);

  const id = waiting?.id;
  useEffect(() => {
    if (!id) return;
    const look = () =>
      void import("./proof-store.ts")
        .then(({ storedProof }) => storedProof(id))
        .then(answered, () => undefined);
    const tryAgain = () => navigator.onLine && dispatchEvent(new Event(TRY_PROOFS));
    const timer = setInterval(tryAgain, AGAIN_MS);
    followed.add(id);
    addEventListener(PROOFS_CHANGED, look);
    // It may have been answered since it was found.
    look();
    return () => {
      clearInterval(timer);
      followed.delete(id);
      removeEventListener(PROOFS_CHANGED, look);
    };
  }, [id]);

  return {
    waiting,
    send: (proof: NewProof, onKept?: (isKept: boolean) => unknown) =>
      storeAndSend(proof, (isKept) => {
        kept.current = isKept ? proof.call.id : undefined;
        return onKept?.(isKept);
      }),
    /** True if the proof is stored and will be sent later, so that `error` need not be shown. */
    waitsAfter(error: unknown): boolean {
      if (!kept.current || !passesByItself(error)) return false;
      setWaiting({ id: kept.current, noSignal: statusOf(error) === 0 });
      return true;
    },
  };
}
