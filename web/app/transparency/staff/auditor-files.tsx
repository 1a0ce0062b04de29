import type { AuditorFile } from "@barakah/contract";
import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract/platform/upload-rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { TrashIcon } from "../../ui/icons/account-icons.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { papersQuery } from "../queries.ts";

const NOTHING = { year: "", auditor: "" };

function usePapers() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: papersQuery().queryKey });
}

/** What auditors wrote, for everybody to read. */
export function AuditorFiles() {
  const { data } = useQuery(papersQuery());
  return (
    <Panel title="Laporan auditor" note="Dapat dibuka semua orang dari halaman transparansi.">
      <ul className="mb-3 grid gap-1">
        {data?.auditors.map((file) => (
          <Row key={file.id} file={file} />
        ))}
      </ul>
      <AddFile />
    </Panel>
  );
}

function Row({ file }: { file: AuditorFile }) {
  const refresh = usePapers();
  const [asking, setAsking] = useState(false);
  const removal = useSend({
    mutationFn: () => api.call("DELETE /api/admin/auditor-files/:id/", { params: { id: file.id } }),
    success: "Laporan auditor ditarik.",
    onSuccess: refresh,
  });
  return (
    <li className="flex items-center justify-between gap-3">
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-primary-text underline underline-offset-3"
      >
        {file.year} · {file.auditor}
      </a>
      <IconButton label={`Tarik laporan ${file.year}`} onClick={() => setAsking(true)}>
        <TrashIcon size={20} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={`Tarik laporan auditor ${file.year}?`}
        text="Pengunjung tidak melihatnya lagi. Penarikan ini tercatat."
        confirm="Tarik"
        busy={removal.busy}
        onConfirm={() => removal.send()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

function AddFile() {
  const refresh = usePapers();
  const [about, setAbout] = useState(NOTHING);
  const [file, setFile] = useState<File>();
  const tooLarge = file !== undefined && file.size > UPLOAD_MOST_BYTES;
  const adding = useSend({
    mutationFn: () => {
      const form = new FormData();
      form.append("year", about.year);
      form.append("auditor", about.auditor);
      if (file) form.append("file", file, "laporan.pdf");
      return api.call("POST /api/admin/auditor-files/", { body: about }, { form });
    },
    success: "Laporan auditor ditambahkan.",
    onSuccess() {
      setAbout(NOTHING);
      setFile(undefined);
      return refresh();
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setFile(target.files?.[0]);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLarge) adding.send();
      }}
    >
      <div className="flex flex-wrap gap-3 *:first:flex-[0_1_8rem] *:last:flex-[1_1_10rem]">
        <TextInput
          label="Tahun"
          inputMode="numeric"
          value={about.year}
          error={adding.errorOf("year")}
          onChange={({ target }) => setAbout({ ...about, year: target.value })}
        />
        <TextInput
          label="Nama auditor"
          value={about.auditor}
          error={adding.errorOf("auditor")}
          onChange={({ target }) => setAbout({ ...about, auditor: target.value })}
        />
      </div>
      <FileField
        label="Berkas PDF"
        accept="application/pdf,.pdf"
        prompt="Pilih atau seret PDF"
        chosen={file?.name}
        hint="Paling besar 2 MB."
        error={tooLarge ? UPLOAD_TOO_LARGE : adding.errorOf("file")}
        onChange={choose}
      />
      <Button type="submit" variant="line" busy={adding.busy} className="justify-self-start">
        Tambah laporan
      </Button>
    </form>
  );
}
