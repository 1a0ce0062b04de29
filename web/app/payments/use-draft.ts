import { useCallback, useEffect, useRef, useState } from "react";
import { forget, keep, kept } from "./kept.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export interface Draft<T> {
  values: T;
  /** True once what an earlier visit left has been looked for. */
  restored: boolean;
  change(changes: Partial<T>): void;
  discard(): void;
}

/** A form that survives reloads and 'back'. Storage is read after hydration: the server draws the empty form. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const [values, setValues] = useState(empty);
  const [restored, setRestored] = useState(false);
  const latest = useRef(values);

  const show = useCallback((changed: T) => {
    latest.current = changed;
    setValues(changed);
  }, []);
  useEffect(() => {
    const found = kept(name, isObject);
    if (found) show({ ...latest.current, ...found });
    setRestored(true);
  }, [name, show]);

  const change = useCallback(
    (changes: Partial<T>) => {
      show({ ...latest.current, ...changes });
      keep(name, latest.current);
    },
    [name, show],
  );
  const discard = useCallback(() => forget(name), [name]);
  return { values, restored, change, discard };
}
