import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ApiError } from "../platform/api-error.ts";
import { PROFILE_TABS, tabOf } from "./profile-fields.ts";
import { type FieldErrors, firstErrorOf } from "./profile-problems.ts";

const FILE_REFUSED = new Set([413, 415]);

/** What is wrong with the form, where it is told, and which tab is open for it. */
export function useProfileProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState(PROFILE_TABS[0]?.key ?? "");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pictureError, setPictureError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  /** Opens the tab of the first wrong field and goes there. */
  function show(found: FieldErrors) {
    const first = firstErrorOf(found);
    flushSync(() => {
      setErrors(found);
      setProblem(undefined);
      if (first) setTab((now) => tabOf(first) ?? now);
    });
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function showFailure({ status, detail, errors: refused }: ApiError) {
    show(Object.fromEntries(Object.entries(refused ?? {}).map(([name, [sentence]]) => [name, sentence])));
    if (FILE_REFUSED.has(status)) setPictureError(detail);
    else if (!refused) setProblem(detail);
  }

  function forget(names: string[]) {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));
  }

  return { form, tab, setTab, errors, problem, pictureError, setPictureError, show, showFailure, forget };
}
