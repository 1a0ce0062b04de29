import { useCallback, useEffect, useRef, useState } from "react";
import { readFromTab, removeFromTab, saveToTab } from "../../platform/tab-storage.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export interface ValuesOptions<Values> {
  /** What the fields hold at first, in the order of the form. */
  initial: Values;
  /** The name under which what was typed survives reloads and 'back', for the life of the tab. */
  draft?: string;
  /** Fills in, once it is known and only where nothing was typed. */
  prefill?: Partial<Values>;
}

/** What is being filled in. Drafts are read after hydration: the server draws the empty form. */
export function useValues<Values extends object>({ initial, draft, prefill }: ValuesOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [ready, setReady] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const latest = useRef(values);
  const saved = useRef(false);

  const show = useCallback((changes: Partial<Values>) => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
  }, []);
  const change = useCallback(
    (changes: Partial<Values>) => {
      show(changes);
      saved.current = false;
      setUnsaved(true);
      if (draft) saveToTab(draft, latest.current);
    },
    [draft, show],
  );
  useEffect(() => {
    const found = draft && readFromTab(draft, isObject);
    if (found) show(found);
    setReady(true);
  }, [draft, show]);

  const prefilled = useRef(false);
  useEffect(() => {
    if (!prefill || !ready || prefilled.current) return;
    prefilled.current = true;
    const empty = Object.entries(prefill).filter(([field]) => !latest.current[field as keyof Values]);
    change(Object.fromEntries(empty) as Partial<Values>);
  }, [prefill, ready, change]);

  /** What is shown now, with this part from the server, is what is stored. */
  function settle(stored: Partial<Values> = {}) {
    saved.current = true;
    show(stored);
    setUnsaved(false);
  }
  return {
    values,
    latest,
    /** True once the form is the visitor's own: drafts are read, and taps reach it. */
    ready,
    change,
    unsaved,
    /** True from the moment that it is saved, before the page is drawn again. */
    saved,
    settle,
    /** Forgets the draft. */
    discard: () => draft && removeFromTab(draft),
  };
}
