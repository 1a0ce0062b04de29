import type { OwnStore } from "@barakah/contract";
import { useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Page } from "../ui/layout/page.tsx";
import { OwnStorePage } from "./own-store.tsx";
import { sellingKey } from "./queries.ts";
import { StoreFields, storeBody, storeValues } from "./store-fields.tsx";

const TITLE = "Keterangan toko";

export default function EditStorePage() {
  return (
    <OwnStorePage title={TITLE} back="/toko-saya">
      {(store, memberId) => <EditStore key={store.id} store={store} memberId={memberId} />}
    </OwnStorePage>
  );
}

function EditStore({ store, memberId }: { store: OwnStore; memberId: number }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: storeValues(store),
    mutationFn: (values) =>
      api.call("PUT /api/stores/mine/", { body: { ...storeBody(values), version: store.version } }),
    success: "Keterangan toko disimpan.",
    toasts: true,
    refreshes: [sellingKey(memberId), ["stores"]],
    onDone: () => void navigate("/toko-saya"),
  });
  return (
    <Page
      title={TITLE}
      back="/toko-saya"
      isHeading
      className=""
      actions={
        <ActionBar>
          <Button block busy={form.busy} onClick={form.submit} label="Simpan" />
        </ActionBar>
      }
    >
      <form ref={form.ref} noValidate onSubmit={form.submit}>
        <StoreFields form={form} />
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
    </Page>
  );
}
