import { useState } from "react";
import { useSend } from "../form/use-send.ts";

const LEAST = 5;
const SHORT = "Tulis alasannya, paling sedikit lima huruf.";

interface Correction {
  correct(reason: string): Promise<unknown>;
  success: string;
  suggested?: string | undefined;
  /** So many letters, where the server asks for more than five. */
  least?: number | undefined;
  /** What is said of too few words. */
  short?: string | undefined;
}

/** A correction of what was decided: asked for with a reason, sent once, and everything is read again. */
export function useCorrection(correction: Correction) {
  const { correct, success, suggested = "", least = LEAST, short: tooShort = SHORT } = correction;
  const [reason, setReason] = useState(suggested);
  const [tried, setTried] = useState(false);
  const sending = useSend({
    mutationFn: () => correct(reason.trim()),
    success,
    onError: () => {},
    refreshes: "everything",
  });
  const short = reason.trim().length < least;
  return {
    reason,
    setReason,
    busy: sending.busy,
    errorOf: sending.errorOf,
    /** What is wrong with the reason, or why it was refused. */
    problem: tried && short ? tooShort : sending.problem,
    async send(): Promise<boolean> {
      setTried(true);
      return !short && (await sending.send()) !== undefined;
    },
  };
}
