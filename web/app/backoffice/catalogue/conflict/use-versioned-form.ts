import { useRef, useState } from "react";
import { ApiError } from "../../../platform/api-error.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import type { Conflict } from "./conflict-dialog.tsx";

/** What a form is written upon: the stored values, as which version they were read. */
interface Base<Values, Version> {
  form: Values;
  version: Version;
}

interface Versioned<Values extends object, Saved, Version> extends Base<Values, Version> {
  /** What is written already, of a draft that came back. */
  written?: Values | undefined;
  save(written: Values, base: Base<Values, Version>): Promise<Saved>;
  /** What is stored now, and who saved it when; nothing, where it is gone. */
  reread(): Promise<(Base<Values, Version> & { by?: string | null; at?: string | null }) | undefined>;
  success: string;
  onSaved(saved: Saved): unknown;
}

/** Optimistic locking: where somebody else has saved meanwhile, both texts are shown, and nothing is lost. */
export function useVersionedForm<Values extends object, Saved, Version>(
  options: Versioned<Values, Saved, Version>,
) {
  const { form: stored, version, written = stored, save, reread, success, onSaved } = options;
  const base = useRef<Base<Values, Version>>({ form: stored, version });
  const [conflict, setConflict] = useState<Conflict<Values> & { theirs: Base<Values, Version> }>();
  const [round, setRound] = useState(0);
  const form = useForm<Values, Saved>({
    initial: written,
    async mutationFn(mine) {
      try {
        return await save(mine, base.current);
      } catch (error) {
        const clash = error instanceof ApiError && error.code === "edit_conflict";
        const theirs = clash ? await reread() : undefined;
        if (theirs) {
          const { by, at = null } = theirs;
          setConflict({ base: base.current.form, mine, saved: theirs.form, by: by ?? "Rekanmu", at, theirs });
        }
        throw error;
      }
    },
    success,
    toasts: true,
    onSuccess: onSaved,
  });
  return {
    ...form,
    /** What it is written upon; whoever saves puts the new one here. */
    base,
    /** What somebody else saved meanwhile, beside what is written here. */
    conflict,
    /** Counts what changed the text from outside, so that its editor begins anew. */
    round,
    /** Goes on writing; saving again asks again. */
    postpone: () => setConflict(undefined),
    /** Saves what was chosen of both texts. Only that stands upon theirs. */
    resolve(chosen: Partial<Values>) {
      if (!conflict) return;
      base.current = conflict.theirs;
      form.change(chosen);
      setRound((now) => now + 1);
      setConflict(undefined);
      form.submit();
    },
  };
}
