import type { YearStatements } from "@barakah/contract";
import { STANDARDS } from "@barakah/contract/transparency/standards";
import { api } from "../../platform/browser-api.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

const LEAST_NOTE = 5;

export function Notes({ of }: { of: YearStatements }) {
  return (
    <Panel
      title="Catatan"
      action={
        of.closed ? undefined : (
          <DialogButton
            variant="quiet"
            label="Sunting"
            dialog={(close) => <NotesDialog of={of} onClose={close} />}
          />
        )
      }
    >
      <p className="text-sm text-text-2">{STANDARDS}</p>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {of.notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function NotesDialog({ of: { year, notes }, onClose }: { of: YearStatements; onClose(): void }) {
  const form = useDialogForm({
    initial: { notes: notes.join("\n\n") },
    send: ({ notes: typed }) =>
      api.call("PUT /api/admin/statements-of/:year/notes/", {
        params: { year },
        body: {
          notes: typed
            .split(/\n\s*\n/)
            .map((note) => note.trim())
            .filter((note) => note.length >= LEAST_NOTE),
        },
      }),
    success: "Catatan disimpan.",
    onClose,
  });
  return (
    <FormDialog form={form} title={`Catatan laporan ${year}`} submit="Simpan catatan">
      <TextArea label="Catatan, dipisah satu baris kosong" rows={12} {...form.field("notes")} />
    </FormDialog>
  );
}
