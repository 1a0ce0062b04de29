import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError } from "../platform/api-error.ts";

export interface FormCall {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** What the server says of one field. */
  errorOf(field: string): string | undefined;
  /** The server's sentence where it says more than the fields and the toast do. */
  problem: string | undefined;
  /** Sends; gives what came back, or nothing after a failure, of which `onFailure` hears. */
  send<T>(work: () => Promise<T>, onFailure?: (failure: ApiError) => void): Promise<T | undefined>;
}

/** One form and the call that it makes: busy or not, and what was wrong. `said` is what toasts say already. */
export function useFormCall(said: readonly string[] = []): FormCall {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  return {
    form,
    busy,
    errorOf: (field) => failure?.errors?.[field]?.[0],
    problem: !failure || failure.errors || said.includes(failure.detail) ? undefined : failure.detail,
    async send(work, onFailure) {
      if (busy) return undefined;
      setBusy(true);
      setFailure(undefined);
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
        onFailure?.(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

export function typed(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
