import type { StaffEvent } from "@barakah/contract";
import {
  fileKind,
  readCsv,
  readXlsx,
  textOf,
  UnreadableFile,
} from "@barakah/contract/treasury/reading/index";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import type { Output } from "../../platform/endpoints.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { FileField } from "../../ui/staff/file-field.tsx";
import { DialogButton } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

const HOLDS = [
  { value: "name", label: "Nama", known: /^nama/i },
  { value: "phone", label: "Nomor telepon", known: /^(no\b|nomor|telepon|telp|hp|wa|whatsapp|phone)/i },
  { value: "email", label: "E-mail", known: /^e-?mail|^surel/i },
  { value: "type", label: "Jenis tiket", known: /^(jenis|tiket)/i },
];

interface Sheet {
  name: string;
  heads: string[];
  rows: string[][];
  columns: string[];
  /** What the server says of it as it is now. */
  seen?: Output<"POST /api/admin/events/:id/registrations/import/">;
}

/** Registers many participants from a file: columns are matched, rows checked and mended, then all are stored or none. */
export function ImportRegistrations({ event }: { event: StaffEvent }) {
  // Kept here: closing the dialog loses nothing that was chosen or mended.
  const [sheet, setSheet] = useState<Sheet>();
  return (
    <DialogButton
      variant="line"
      icon="upload-simple"
      label="Impor berkas"
      dialog={(onClose) => <ImportDialog {...{ event, sheet, setSheet, onClose }} />}
    />
  );
}

/** By its heading: one of the usual ones, or the words of a question. */
function columnsOf(heads: readonly string[], { questions }: StaffEvent) {
  const found = heads.map((head) => {
    const question = questions.find(({ label }) => label.toLowerCase() === head.toLowerCase());
    return question ? String(question.id) : (HOLDS.find(({ known }) => known.test(head))?.value ?? "");
  });
  return found.map((value, at) => (found.indexOf(value) === at ? value : ""));
}

async function readSheet(file: File, event: StaffEvent): Promise<Sheet> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind !== "zip" && kind !== "text")
    throw new UnreadableFile("Berkas ini bukan tabel. Simpan sebagai CSV atau .xlsx, lalu pilih lagi.");
  const [first = [], ...rows] = kind === "zip" ? await readXlsx(bytes) : readCsv(textOf(bytes));
  const heads = first.map((head, at) =>
    head && first.indexOf(head) === at ? head : `${head || "Kolom"} ${at + 1}`,
  );
  return { name: file.name, heads, rows, columns: columnsOf(heads, event) };
}

interface ImportDialogProps {
  event: StaffEvent;
  sheet: Sheet | undefined;
  setSheet(to: Sheet | undefined): void;
  onClose(): void;
}

function ImportDialog({ event, sheet, setSheet, onClose }: ImportDialogProps) {
  const [tell, setTell] = useState(true);
  const call = ({ columns, rows }: Sheet, check: boolean) =>
    api.call("POST /api/admin/events/:id/registrations/import/", {
      ...{ params: { id: event.id }, body: { columns, rows, check, tell } },
    });
  const checking = useSend({
    mutationFn: (asked: Sheet) => call(asked, true),
    onSuccess: (seen, asked) => setSheet({ ...asked, seen }),
  });
  const storing = useSend({
    mutationFn: (asked: Sheet) => call(asked, false),
    refreshes: "everything",
    onSuccess: (seen, asked) => setSheet({ ...asked, seen }),
  });
  const [unread, setUnread] = useState<string>();
  async function choose(file: File) {
    setUnread(undefined);
    try {
      await check(await readSheet(file, event));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setUnread(error.message);
    }
  }
  function check({ seen: _, ...next }: Sheet) {
    setSheet(next);
    return checking.send(next);
  }
  /** Only written down: it is checked by the button. */
  const mend = (row: number, to: (cells: string[]) => string[]) => {
    if (sheet) setSheet({ ...sheet, rows: sheet.rows.map((cells, at) => (at === row ? to(cells) : cells)) });
  };
  const seen = sheet?.seen;
  const ready = seen !== undefined && seen.problems.length === 0;
  return (
    <WorkDialog
      title="Impor peserta"
      onClose={onClose}
      foot={
        <SmallButton
          className="ml-auto"
          busy={storing.busy || checking.busy}
          disabled={!sheet}
          onClick={() => {
            if (seen?.added) {
              setSheet(undefined);
              onClose();
            } else if (sheet) void (ready ? storing.send(sheet) : check(sheet));
          }}
        >
          {seen?.added
            ? "Tutup"
            : ready
              ? `Masukkan ${seen.rows} peserta`
              : sheet
                ? "Periksa lagi"
                : "Masukkan peserta"}
        </SmallButton>
      }
    >
      <div className="bo-fields">
        <p className="text-text-2">
          Baris pertama berkasnya berisi nama kolom. Peserta masuk tanpa pembayaran.
        </p>
        <FileField
          label="Berkas CSV atau Excel"
          accept=".csv,.xlsx,text/csv"
          prompt="Pilih atau jatuhkan berkasnya"
          value={sheet ?? null}
          error={unread ?? checking.problem ?? storing.problem}
          onChange={(file) => void choose(file)}
        />
        {sheet && !seen?.added && (
          <Columns event={event} sheet={sheet} onChange={(columns) => void check({ ...sheet, columns })} />
        )}
        <div role="status">
          {ready && (
            <Note tone="green">
              {seen.added
                ? `${seen.added} peserta sudah masuk.${tell ? " Tiketnya dikirim: di bagian Isi terlihat siapa yang belum terjangkau." : ""}`
                : `${seen.rows} baris dibaca, semuanya siap dimasukkan.`}
            </Note>
          )}
          {seen && !ready && (
            <Note tone="red">
              {seen.rows - seen.problems.length} baris siap, {seen.problems.length} perlu diperbaiki. Belum
              ada yang dimasukkan.
            </Note>
          )}
        </div>
        {sheet && !seen?.added && (
          <Checkbox checked={tell} onChange={({ target }) => setTell(target.checked)}>
            Kirim tiketnya kepada semua sekarang. Yang hanya punya nomor HP disiapkan sebagai ketukan
            WhatsApp.
          </Checkbox>
        )}
        {sheet && seen && !ready && <Problems {...{ sheet, seen, mend }} />}
      </div>
    </WorkDialog>
  );
}

interface ColumnsProps {
  event: StaffEvent;
  sheet: Sheet;
  onChange(columns: string[]): void;
}

/** Which column of the file holds what, with an example of each. */
function Columns({ event, sheet: { heads, rows, columns }, onChange }: ColumnsProps) {
  const asked = event.questions.filter(({ kind }) => kind !== "file");
  const options = [
    ...HOLDS,
    ...asked.map(({ id, label }) => ({ value: String(id), label: `Isian: ${label}` })),
  ];
  return (
    <fieldset className="bo-fields two">
      <legend className="mb-2 font-bold">Cocokkan kolom</legend>
      {heads.map((head, at) => (
        <Select
          key={head}
          label={head}
          placeholder="Abaikan"
          hint={`Contoh: ${rows.find((cells) => cells[at])?.[at] ?? "kosong"}`}
          options={options}
          value={columns[at] ?? ""}
          onChange={({ target: { value } }) =>
            // Only one column can have the same meaning.
            onChange(columns.map((held, place) => (place === at ? value : held === value ? "" : held)))
          }
        />
      ))}
    </fieldset>
  );
}

interface ProblemsProps {
  sheet: Sheet;
  seen: NonNullable<Sheet["seen"]>;
  mend(row: number, to: (cells: string[]) => string[]): void;
}

/** Each faulty row with the reason; its cell is mended here, or the row is left out. */
const Problems = ({ sheet: { rows, heads, columns }, seen: { problems }, mend }: ProblemsProps) => (
  <ul className="max-h-96 divide-y divide-border overflow-y-auto">
    {problems.map(({ row, column, detail }) => {
      const cells = rows[row] ?? [];
      const left = !cells.some(Boolean);
      const at = column ?? -1;
      return (
        <li key={row} className="grid items-end gap-2 py-2.5 desk:grid-cols-[1fr_14rem_auto]">
          <p className={`min-w-0 wrap-anywhere ${left ? "line-through" : ""}`}>
            <b>Baris {row + 2}</b> {cells[columns.indexOf("name")]}
            <small className="block text-text-2">{detail}</small>
          </p>
          {column === null || left ? (
            <span />
          ) : (
            <TextInput
              label={heads[at] ?? ""}
              value={cells[at] ?? ""}
              onChange={({ target: { value } }) =>
                mend(row, () => heads.map((_, place) => (place === at ? value : (cells[place] ?? ""))))
              }
            />
          )}
          {left ? (
            <small className="text-text-2">Dilewati</small>
          ) : (
            <SmallButton
              label="Lewati"
              aria-label={`Lewati baris ${row + 2}`}
              variant="quiet"
              className="max-desk:justify-self-end"
              onClick={() => mend(row, () => [])}
            />
          )}
        </li>
      );
    })}
  </ul>
);
