import { useRef, useState } from "react";
import { ApiError } from "../../../platform/api-error.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import type { Conflict } from "./conflict-dialog.tsx";

interface Versioned<Values extends object, Saved> {
  initial: Values;
  /** What `initial` was read as; nothing of what is new. */
  version: string;
  save(written: Values, version: string): Promise<Saved>;
  /** What is stored now; nothing, where it is gone. */
  reread(): Promise<{ form: Values; version: string } | undefined>;
  success: string;
  onSaved(saved: Saved): unknown;
}

/** A form whose version travels with it: where somebody else has saved meanwhile, both texts are shown, and nothing is lost. */
export function useVersionedForm<Values extends object, Saved>(options: Versioned<Values, Saved>) {
  const base = useRef({ version: options.version, form: options.initial });
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [round, setRound] = useState(0);
  async function save(written: Values) {
    try {
      return await options.save(written, base.current.version);
    } catch (error) {
      const clash = error instanceof ApiError && error.code === "edit_conflict";
      const theirs = clash ? await options.reread() : undefined;
      if (theirs)
        setConflict({
          base: base.current.form,
          mine: written,
          saved: theirs.form,
          by: "Rekanmu",
          at: null,
          version: theirs.version,
        });
      throw error;
    }
  }
  const form = useForm<Values, Saved>({
    initial: options.initial,
    mutationFn: save,
    success: options.success,
    toasts: true,
    onSuccess: (saved) => options.onSaved(saved),
  });
  return {
    ...form,
    /** What it is written upon from now on. */
    settleUpon: (version: string, stored: Values) => {
      base.current = { version, form: stored };
    },
    conflict,
    /** Counts what changed the text from outside, so that its editor begins anew. */
    round,
    postpone: () => setConflict(undefined),
    resolve(chosen: Values) {
      if (!conflict) return;
      base.current = { version: String(conflict.version), form: conflict.saved };
      form.change(chosen);
      setRound((now) => now + 1);
      setConflict(undefined);
      form.submit();
    },
  };
}
