import type { Publication } from "@barakah/contract/backoffice/catalogue-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { putCached } from "../../platform/query-client.ts";
import { readFromTab, removeFromTab, saveToTab } from "../../platform/tab-storage.ts";
import { serverFieldErrors } from "../../ui/form/field-errors.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { problemIn, useSend } from "../../ui/form/use-send.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useStaff } from "../shell/staff.ts";
import type { CatalogueForm, StoredItem } from "./catalogue-form.ts";
import { type CatalogueKind, WORDS } from "./catalogue-words.ts";
import type { Conflict } from "./conflict/conflict-dialog.tsx";
import type { ItemQuery } from "./queries.ts";

/** What a catalogue must know how to do so that its items can be edited. */
export interface EditedCatalogue<Stored extends StoredItem, Values extends CatalogueForm> {
  kind: CatalogueKind;
  query: ItemQuery<Stored>;
  formOf(stored: Stored | undefined): Values;
  create(form: Values): Promise<Stored>;
  edit(id: number, form: Values, version: number): Promise<Stored>;
  move(id: number, move: Move): Promise<Stored>;
}

/** With a time, a draft that publishes itself then. */
export interface Move {
  status: Publication;
  publish_at: string | null;
}

/** One item in the making: what is written, saving it, and publishing what is saved. */
export function useEditing<Stored extends StoredItem, Values extends CatalogueForm>(
  catalogue: EditedCatalogue<Stored, Values>,
  stored: Stored | undefined,
) {
  const { name, path } = WORDS[catalogue.kind];
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { id: memberId } = useStaff();
  const [draft] = useState(() => keptDraft<Values>(memberId, catalogue.kind, stored?.id));
  const [kept] = useState(draft.read);
  // What this was written upon. Not `stored`, which follows what others save while this text does not.
  const base = useRef(kept ?? { version: stored?.version ?? 0, base: catalogue.formOf(stored) });
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [round, setRound] = useState(0);
  const [restored, setRestored] = useState(kept !== undefined);

  function keep(item: Stored) {
    form.settle({ slug: item.slug } as Partial<Values>);
    base.current = { version: item.version, base: catalogue.formOf(item) };
    setRestored(false);
    draft.forget();
    return putCached(client, catalogue.query(item.id).queryKey, item);
  }
  /** Both texts, where somebody else was first. */
  async function compare(id: number, mine: Values) {
    const theirs = await client.fetchQuery({ ...catalogue.query(id), staleTime: 0 });
    setConflict({
      base: base.current.base,
      mine,
      saved: catalogue.formOf(theirs),
      by: theirs.changed_by ?? "Rekanmu",
      at: theirs.changed_at,
      version: theirs.version,
    });
  }
  async function edit(id: number, written: Values) {
    try {
      return await catalogue.edit(id, written, base.current.version);
    } catch (error) {
      if (error instanceof ApiError && error.code === "edit_conflict") await compare(id, written);
      throw error;
    }
  }
  const form = useForm<Values, Stored>({
    initial: kept?.form ?? catalogue.formOf(stored),
    mutationFn: (written) => (stored ? edit(stored.id, written) : catalogue.create(written)),
    success: `${name} disimpan.`,
    toasts: true,
    async onSuccess(item) {
      await keep(item);
      if (!stored) await navigate(`/admin/${path}/${item.id}`, { replace: true });
    },
  });
  const { values, unsaved, change } = form;
  useEffect(() => {
    if (unsaved) draft.keep({ ...base.current, form: values });
  }, [draft, unsaved, values]);
  // What came back is not saved yet, and must not be left without being asked.
  const awake = useRef(false);
  useEffect(() => {
    if (kept && !awake.current) change(kept.form);
    awake.current = true;
  }, [kept, change]);
  const publishing = useSend<{ id: number; move: Move }, Stored>({
    mutationFn: ({ id, move }) => catalogue.move(id, move),
    success: `Status ${name.toLowerCase()} diganti.`,
    onSuccess: keep,
    // What is missing for publishing is shown where it is written.
    onError(error) {
      toast.error(problemIn(error));
      form.show(serverFieldErrors(error));
    },
  });
  return {
    ...form,
    busy: form.busy || publishing.busy,
    move: (move: Move) => stored && void publishing.send({ id: stored.id, move }),
    /** What somebody else saved meanwhile, beside what is written here. */
    conflict,
    /** Saves what was chosen of both texts. */
    resolve(chosen: Values) {
      if (!conflict) return;
      base.current = { version: Number(conflict.version), base: conflict.saved };
      form.change(chosen);
      setRound((now) => now + 1);
      setConflict(undefined);
      form.submit();
    },
    /** Goes on writing; saving again asks again. */
    postpone: () => setConflict(undefined),
    /** What was typed before, and came back with the page. */
    restored,
    /** Throws away what was kept of it. */
    forget: draft.forget,
    /** Counts what changed the text from outside, so that its editor begins anew. */
    round,
  };
}

export type Editing<Values extends CatalogueForm> = ReturnType<typeof useEditing<StoredItem, Values>>;

/** What was typed and not saved, with what it was written upon. */
interface KeptDraft<Form> {
  version: number;
  base: Form;
  form: Form;
}

const isKept = (value: unknown): value is KeptDraft<object> =>
  typeof value === "object" && value !== null && "base" in value && "form" in value && "version" in value;

/** By member and form, for the life of the tab: a session that ends while somebody writes takes nothing away. */
function keptDraft<Form extends object>(memberId: number, kind: string, id: number | undefined) {
  const name = `staf:${memberId}:${kind}:${id ?? "baru"}`;
  return {
    read: () => readFromTab(name, isKept) as KeptDraft<Form> | undefined,
    keep: (draft: KeptDraft<Form>) => saveToTab(name, draft),
    forget: () => removeFromTab(name),
  };
}
