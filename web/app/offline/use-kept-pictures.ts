import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Form } from "../ui/form/use-form.ts";

const store = () => import("./draft-store.ts");
/** Deletes the pictures of a form after they were sent. */
export const forgetPictures = (draft: string): Promise<unknown> =>
  store()
    .then(({ forgetDraft }) => forgetDraft(draft))
    .catch(() => undefined);

const TYPING_MS = 400;
const isNone = (files: unknown) => (Array.isArray(files) ? files.length === 0 : !files);

/**
 * Keeps a form with a chosen picture in IndexedDB and restores it: phones drop the tab while the bank's app is open.
 * `field` holds a file or a list of files. The record is deleted when the picture is removed or was sent.
 */
export function useKeptPictures<Values extends object>(
  form: Pick<Form<Values>, "values" | "ready" | "change" | "unsaved" | "busy">,
  draft: string,
  field: keyof Values,
): void {
  const { values, ready, unsaved, busy } = form;
  const [initial] = useState(values);
  const [isRead, setRead] = useState(false);
  const stored = useRef<unknown>(undefined);

  /** Never over what was typed or chosen meanwhile. */
  const restore = useEffectEvent((kept: object | undefined) => {
    setRead(true);
    if (!kept || !isNone(values[field])) return;
    const untouched = Object.entries(kept).filter(
      ([name]) =>
        name in values && (name === field || values[name as keyof Values] === initial[name as keyof Values]),
    );
    stored.current = kept[field as keyof typeof kept];
    form.change(Object.fromEntries(untouched) as Partial<Values>);
  });
  useEffect(() => {
    if (!ready) return;
    let isHere = true;
    void store()
      .then(({ keptDraft }) => keptDraft(draft))
      .catch(() => undefined)
      .then((kept) => isHere && restore(kept));
    return () => {
      isHere = false;
    };
  }, [ready, draft]);

  useEffect(() => {
    if (!isRead || !unsaved || busy) return;
    const files = values[field];
    if (isNone(files)) {
      if (isNone(stored.current)) return;
      stored.current = undefined;
      void forgetPictures(draft);
      return;
    }
    const keep = () => {
      stored.current = files;
      void store()
        .then(({ keepDraft }) => keepDraft(draft, values))
        .catch(() => undefined);
    };
    if (files !== stored.current) return keep();
    const timer = setTimeout(keep, TYPING_MS);
    return () => clearTimeout(timer);
  }, [isRead, unsaved, busy, values, draft, field]);
}
