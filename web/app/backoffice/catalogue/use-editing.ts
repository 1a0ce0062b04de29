import type { Publication } from "@barakah/contract/catalogue-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { type DraftState, useDraft } from "../../ui/staff/use-draft.ts";
import { useWork, type Work } from "../../ui/staff/use-work.ts";
import type { CatalogueForm, StoredItem } from "./catalogue-form.ts";
import { type CatalogueKind, WORDS } from "./catalogue-words.ts";
import type { ItemQuery } from "./queries.ts";

/** What a catalogue must know how to do so that its items can be edited. */
export interface EditedCatalogue<Stored extends StoredItem, Form extends CatalogueForm> {
  kind: CatalogueKind;
  query: ItemQuery<Stored>;
  formOf(stored: Stored | undefined): Form;
  create(form: Form): Promise<Stored>;
  edit(id: number, form: Form): Promise<Stored>;
  move(id: number, status: Publication): Promise<Stored>;
}

export interface Editing<Form> extends DraftState<Form> {
  work: Work;
  save(): Promise<void>;
  move(status: Publication): Promise<void>;
}

/** One item in the making: what is written, saving it, and publishing what is saved. */
export function useEditing<Stored extends StoredItem, Form extends CatalogueForm>(
  catalogue: EditedCatalogue<Stored, Form>,
  stored: Stored | undefined,
): Editing<Form> {
  const { name, path } = WORDS[catalogue.kind];
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();
  const state = useDraft(catalogue.formOf(stored));

  function keep(item: Stored) {
    state.settle({ slug: item.slug } as Partial<Form>);
    client.setQueryData(catalogue.query(item.id).queryKey, item);
  }
  return {
    ...state,
    work,
    async save() {
      const saved = await work.run(
        () => (stored ? catalogue.edit(stored.id, state.draft) : catalogue.create(state.draft)),
        `${name} disimpan.`,
      );
      if (!saved) return;
      keep(saved);
      if (!stored) navigate(`/admin/${path}/${saved.id}`, { replace: true });
    },
    async move(status) {
      if (!stored) return;
      const moved = await work.run(
        () => catalogue.move(stored.id, status),
        `Status ${name.toLowerCase()} diganti.`,
      );
      if (moved) keep(moved);
    },
  };
}
