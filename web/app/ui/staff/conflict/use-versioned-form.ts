import { useRef, useState } from "react";
import { ApiError } from "../../../platform/api-error.ts";
import { useForm } from "../../form/use-form.ts";
import type { Conflict } from "./conflict-dialog.tsx";

/** The stored values that a form is based on, and their version. */
interface Base<Values, Version> {
  form: Values;
  version: Version;
}

interface Versioned<Values extends object, Saved, Version> extends Base<Values, Version> {
  /** The values of a restored draft. */
  written?: Values | undefined;
  save(written: Values, base: Base<Values, Version>): Promise<Saved>;
  /** Reads the stored version and its author again; undefined if the item is gone. */
  reread(): Promise<(Base<Values, Version> & { by?: string | null; at?: string | null }) | undefined>;
  success: string;
  onSaved(saved: Saved): unknown;
  /** Called with the first wrong field, to bring it into view. */
  onInvalid?: ((field: keyof Values) => void) | undefined;
}

/** Optimistic locking: if somebody else saved meanwhile, both versions are shown to choose from. */
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
    onInvalid: (_, field) => options.onInvalid?.(field),
    toasts: true,
    onSuccess: onSaved,
  });
  return {
    ...form,
    /** The version that the form is based on; set it after saving. */
    base,
    /** The version that somebody else saved meanwhile, with the values of this form. */
    conflict,
    /** Incremented when the text is replaced from outside, so that its editor is mounted again. */
    round,
    /** Closes the dialog; the next save asks again. */
    postpone: () => setConflict(undefined),
    /** Saves the chosen values on top of the other version. */
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
