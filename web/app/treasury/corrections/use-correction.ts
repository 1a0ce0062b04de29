import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSend } from "../../ui/form/use-send.ts";

const LEAST = 5;

/** A correction of a payment: asked for with a reason, sent once, and everything that shows payments is read again. */
export function useCorrection(correct: (reason: string) => Promise<unknown>, success: string) {
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const sending = useSend({
    mutationFn: () => correct(reason.trim()),
    success,
    onError: () => {},
    onSettled: () => client.invalidateQueries(),
  });
  const short = reason.trim().length < LEAST;
  return {
    reason,
    setReason,
    busy: sending.busy,
    errorOf: sending.errorOf,
    /** What is wrong with the reason, or why it was refused. */
    problem: tried && short ? "Tulis alasannya, paling sedikit lima huruf." : sending.problem,
    async send(): Promise<boolean> {
      setTried(true);
      return !short && (await sending.send()) !== undefined;
    },
  };
}
