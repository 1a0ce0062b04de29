import { useRef, useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { useToast } from "../feedback/toasts.tsx";

export interface Work {
  busy: boolean;
  /** Why the last call failed, for a dialog: what lies behind it cannot be read. */
  problem: string | undefined;
  errorOf(field: string): string | undefined;
  /** Sends; gives what came back, or nothing after a failure, which is shown. One at a time. */
  run<T>(work: () => Promise<T>, done?: string): Promise<T | undefined>;
}

/** A call that changes something: its progress, what was wrong with it, and that it is done. */
export function useWork(): Work {
  const toast = useToast();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    errorOf: (field) => errors[field]?.[0],
    async run(work, done) {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setErrors({});
      setProblem(undefined);
      try {
        const result = await work();
        if (done) toast.success(done);
        return result;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setErrors(error.errors ?? {});
        const sentence = Object.values(error.errors ?? {})[0]?.[0] ?? error.detail;
        setProblem(sentence);
        toast.error(sentence);
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
