import type { Publication } from "@barakah/contract/backoffice/catalogue-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { serverFieldErrors } from "../../ui/form/field-errors.ts";
import { problemIn, useSend } from "../../ui/form/use-send.ts";
import { type StaffForm, useStaffForm } from "../../ui/staff/use-staff-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
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

export interface Editing<Form extends object> extends StaffForm<Form> {
  move(status: Publication): void;
}

/** One item in the making: what is written, saving it, and publishing what is saved. */
export function useEditing<Stored extends StoredItem, Form extends CatalogueForm>(
  catalogue: EditedCatalogue<Stored, Form>,
  stored: Stored | undefined,
): Editing<Form> {
  const { name, path } = WORDS[catalogue.kind];
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  function keep(item: Stored) {
    form.settle({ slug: item.slug } as Partial<Form>);
    client.setQueryData(catalogue.query(item.id).queryKey, item);
  }
  const form = useStaffForm<Form, Stored>({
    initial: catalogue.formOf(stored),
    mutationFn: (written) => (stored ? catalogue.edit(stored.id, written) : catalogue.create(written)),
    success: `${name} disimpan.`,
    onSuccess(item) {
      keep(item);
      if (!stored) navigate(`/admin/${path}/${item.id}`, { replace: true });
    },
  });
  const publishing = useSend<{ id: number; status: Publication }, Stored>({
    mutationFn: ({ id, status }) => catalogue.move(id, status),
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
    move: (status) => stored && void publishing.send({ id: stored.id, status }),
  };
}
