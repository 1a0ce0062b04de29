import type { PictureKind } from "@barakah/contract/platform/picture-ratios";
import type { Publication } from "@barakah/contract/platform/publication-states";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { putCached } from "../../../platform/query-client.ts";
import { readFromTab, removeFromTab, saveToTab } from "../../../platform/tab-storage.ts";
import { serverFieldErrors } from "../../form/field-errors.ts";
import { problemIn, useSend } from "../../form/use-send.ts";
import { useToast } from "../../toast/toasts.tsx";
import { useVersionedForm } from "../conflict/use-versioned-form.ts";
import { useStaff } from "../current-staff.ts";
import type { CatalogueForm, StoredItem } from "./catalogue-form.ts";
import { type CatalogueKind, WORDS } from "./catalogue-words.ts";
import type { ItemQuery } from "./queries.ts";

type Slugged = Pick<CatalogueForm, "slug">;
type Versioned = Pick<StoredItem, "id" | "slug" | "version" | "changed_by" | "changed_at">;

/** The calls of one catalogue, or of events. */
export interface EditedCatalogue<
  Stored extends Versioned,
  Values extends Slugged,
  To = Move,
  Kind extends PictureKind = CatalogueKind,
> {
  kind: Kind;
  query: ItemQuery<Stored>;
  formOf(stored: Stored | undefined): Values;
  create(form: Values): Promise<Stored>;
  edit(id: number, form: Values, version: number): Promise<Stored>;
  move(id: number, move: To, version: number): Promise<Stored>;
  /** What the form takes over from the saved item beside its slug, such as the ids of new parts. */
  taken?(form: Values): Partial<Values>;
}

/** A draft with a time is published then. */
export interface Move {
  status: Publication;
  publish_at: string | null;
}

const MOVED: Record<string, string> = {
  published: "terbit",
  archived: "diarsipkan",
  finished: "selesai",
  draft: "kembali menjadi draf",
};

/** What has just happened to it, in one word. */
function movedWord(move: unknown): string {
  const { status, publish_at } = (typeof move === "string" ? { status: move } : move) as {
    status: string;
    publish_at?: string | null;
  };
  return publish_at ? "dijadwalkan" : (MOVED[status] ?? "diganti statusnya");
}

export function useEditing<Stored extends Versioned, Values extends Slugged, To = Move>(
  catalogue: EditedCatalogue<Stored, Values, To, PictureKind>,
  stored: Stored | undefined,
  onInvalid?: (field: keyof Values) => void,
) {
  const { name, path } = WORDS[catalogue.kind];
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { id: memberId } = useStaff();
  const [draft] = useState(() => keptDraft<Values>(memberId, catalogue.kind, stored?.id));
  const [kept] = useState(draft.read);
  const [restored, setRestored] = useState(kept !== undefined);
  const form = useVersionedForm<Values, Stored, number>({
    // A draft keeps its own base: `stored` may be newer.
    form: kept?.base ?? catalogue.formOf(stored),
    version: kept?.version ?? stored?.version ?? 0,
    written: kept?.form,
    save: (written, { version }) =>
      stored ? catalogue.edit(stored.id, written, version) : catalogue.create(written),
    async reread() {
      if (!stored) return undefined;
      const theirs = await client.fetchQuery({ ...catalogue.query(stored.id), staleTime: 0 });
      const { version, changed_by: by, changed_at: at } = theirs;
      return { form: catalogue.formOf(theirs), version, by, at };
    },
    success: `${name} disimpan.`,
    onInvalid,
    async onSaved(item) {
      await keep(item);
      if (!stored) await navigate(`/admin/${path}/${item.id}`, { replace: true });
    },
  });
  function keep(item: Stored) {
    const saved = catalogue.formOf(item);
    form.settle({ slug: item.slug, ...catalogue.taken?.(saved) } as Partial<Values>);
    form.base.current = { version: item.version, form: saved };
    setRestored(false);
    draft.forget();
    return putCached(client, catalogue.query(item.id).queryKey, item);
  }
  const { values, unsaved, change, base } = form;
  useEffect(() => {
    const { version, form: upon } = base.current;
    if (unsaved) draft.keep({ version, base: upon, form: values });
  }, [draft, unsaved, values, base]);
  // A restored draft counts as unsaved.
  const awake = useRef(false);
  useEffect(() => {
    if (kept && !awake.current) change(kept.form);
    awake.current = true;
  }, [kept, change]);
  const publishing = useSend<{ id: number; move: To }, Stored>({
    mutationFn: ({ id, move }) => catalogue.move(id, move, base.current.version),
    onSuccess(item, { move }) {
      toast.success(`${name} ${movedWord(move)}.`);
      return keep(item);
    },
    // Shows what is missing for publishing at its fields.
    onError(error) {
      toast.error(problemIn(error));
      form.show(serverFieldErrors(error));
    },
  });
  return {
    ...form,
    busy: form.busy || publishing.busy,
    move: (move: To) => stored && void publishing.send({ id: stored.id, move }),
    restored,
    forget: draft.forget,
  };
}

export type Editing<Values extends CatalogueForm> = ReturnType<typeof useEditing<StoredItem, Values>>;

/** An unsaved draft, with the stored values that it is based on. */
interface KeptDraft<Form> {
  version: number;
  base: Form;
  form: Form;
}

const isKept = (value: unknown): value is KeptDraft<object> =>
  typeof value === "object" && value !== null && "base" in value && "form" in value && "version" in value;

/** Drafts per member and item, for the life of the tab: an expired session loses nothing. */
function keptDraft<Form extends object>(memberId: number, kind: string, id: number | undefined) {
  const name = `staf:${memberId}:${kind}:${id ?? "baru"}`;
  return {
    read: () => readFromTab(name, isKept) as KeptDraft<Form> | undefined,
    keep: (draft: KeptDraft<Form>) => saveToTab(name, draft),
    forget: () => removeFromTab(name),
  };
}
