import type { AuditorFile } from "@barakah/contract";
import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract/platform/upload-limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { papersQuery } from "../queries.ts";

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
  const [asking, setAsking] = useState(false);
  const removal = useSend({
    mutationFn: () => api.call("DELETE /api/admin/auditor-files/:id/", { params: { id: file.id } }),
    success: "Laporan auditor ditarik.",
    refreshes: [papersQuery().queryKey],
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
        <Icon name="trash" size={20} />
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
  const form = useForm({
    initial: { year: "", auditor: "", file: null as File | null },
    check: ({ file }) =>
      onlyWrong({ file: file && file.size > UPLOAD_MOST_BYTES ? UPLOAD_TOO_LARGE : undefined }),
    mutationFn({ file, ...about }) {
      const sent = new FormData();
      for (const [name, value] of Object.entries(about)) sent.append(name, value);
      if (file) sent.append("file", file, "laporan.pdf");
      return api.call("POST /api/admin/auditor-files/", { body: about }, { form: sent });
    },
    success: "Laporan auditor ditambahkan.",
    onSuccess() {
      form.settle({ year: "", auditor: "", file: null });
    },
    refreshes: [papersQuery().queryKey],
    toasts: true,
  });
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid gap-3">
      <div className="flex flex-wrap gap-3 *:first:flex-[0_1_8rem] *:last:flex-[1_1_10rem]">
        <TextInput label="Tahun" inputMode="numeric" {...form.field("year")} />
        <TextInput label="Nama auditor" {...form.field("auditor")} />
      </div>
      <FileField
        label="Berkas PDF"
        accept="application/pdf,.pdf"
        prompt="Pilih atau seret PDF"
        hint="Paling besar 2 MB."
        {...form.field("file")}
        onChange={(file) => {
          form.change({ file });
          form.setError("file", file.size > UPLOAD_MOST_BYTES ? UPLOAD_TOO_LARGE : undefined);
        }}
      />
      <Button type="submit" variant="line" busy={form.busy} className="justify-self-start">
        Tambah laporan
      </Button>
    </form>
  );
}
