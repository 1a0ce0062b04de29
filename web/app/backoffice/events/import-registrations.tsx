import type { StaffEvent } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

/** Registers many participants from a CSV file: first it is checked, then all rows are stored or none. */
export function ImportRegistrations({ event }: { event: StaffEvent }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallButton variant="line" onClick={() => setOpen(true)}>
        <Icon name="upload-simple" size={16} />
        Impor CSV
      </SmallButton>
      {open && <ImportDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ event, onClose }: { event: StaffEvent; onClose(): void }) {
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const call = (csv: string, check: boolean) =>
    api.call("POST /api/admin/events/:id/registrations/import/", {
      params: { id: event.id },
      body: { csv, check },
    });
  const [seen, setSeen] = useState<Awaited<ReturnType<typeof call>>>();
  const checking = useSend({ mutationFn: (csv: string) => call(csv, true), onSuccess: setSeen });
  const storing = useSend({
    mutationFn: (csv: string) => call(csv, false),
    refreshes: "everything",
    onSuccess: setSeen,
  });
  async function choose(chosen: File) {
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    setSeen(undefined);
    await checking.send(csv);
  }
  const ready = seen !== undefined && seen.problems.length === 0 && seen.added === 0;
  return (
    <WorkDialog
      title="Impor peserta"
      onClose={onClose}
      foot={
        <SmallButton
          className="ml-auto"
          busy={storing.busy || checking.busy}
          disabled={!ready && !seen?.added}
          onClick={() => (seen?.added ? onClose() : file && storing.send(file.csv))}
        >
          {seen?.added ? "Tutup" : ready ? `Masukkan ${seen.rows} peserta` : "Masukkan peserta"}
        </SmallButton>
      }
    >
      <div className="bo-fields">
        <p className="text-text-2">
          Baris pertama berisi nama kolom: <b>nama</b>, <b>telepon</b>, <b>email</b>, <b>jenis</b>. Kolom
          jenis boleh kosong bila acaranya hanya punya satu jenis tiket. Peserta masuk tanpa pembayaran.
        </p>
        <FileField
          label="Berkas CSV"
          accept=".csv,text/csv"
          prompt="Pilih atau jatuhkan berkas CSV"
          value={file ?? null}
          error={checking.problem ?? storing.problem}
          onChange={(chosen) => void choose(chosen)}
        />
        <div role="status">
          {ready && <Note tone="green">{seen.rows} baris dibaca, semuanya siap dimasukkan.</Note>}
          {seen && seen.added > 0 && <Note tone="green">{seen.added} peserta sudah masuk.</Note>}
          {seen && seen.problems.length > 0 && (
            <Note tone="red">
              {seen.problems.length} dari {seen.rows} baris perlu diperbaiki. Belum ada yang dimasukkan:
              perbaiki berkasnya, lalu pilih lagi.
            </Note>
          )}
        </div>
        {seen && seen.problems.length > 0 && (
          <ul className="max-h-72 divide-y divide-border overflow-y-auto">
            {seen.problems.map(({ row, detail }) => (
              <li key={row} className="flex gap-3 py-2">
                <b className="w-20 flex-none">Baris {row}</b>
                <span className="min-w-0 wrap-anywhere">{detail}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </WorkDialog>
  );
}
