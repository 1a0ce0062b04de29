import { type RefObject, useRef, useState } from "react";

export interface DraftState<D> {
  draft: D;
  change(part: Partial<D>): void;
  unsaved: boolean;
  /** True from the moment that it is saved, before the page is drawn again. */
  saved: RefObject<boolean>;
  /** What the draft holds now, with this part from the server, is what is stored. */
  settle(part: Partial<D>): void;
}

/** A draft: what is being written, and whether it differs from what is stored (is dirty). */
export function useDraft<D extends object>(stored: D): DraftState<D> {
  const [draft, setDraft] = useState(stored);
  const [unsaved, setUnsaved] = useState(false);
  const saved = useRef(false);
  return {
    draft,
    unsaved,
    saved,
    change(part) {
      saved.current = false;
      setDraft((now) => ({ ...now, ...part }));
      setUnsaved(true);
    },
    settle(part) {
      saved.current = true;
      setDraft((now) => ({ ...now, ...part }));
      setUnsaved(false);
    },
  };
}
