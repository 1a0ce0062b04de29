import type { DigitalFile, OwnProduct } from "@barakah/contract";
import { DOWNLOADS_A_DAY } from "@barakah/contract/shop/downloads-a-day";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { fileSize, wholeNumber } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { useOpenPdf } from "../../ui/form/use-open-pdf.ts";
import { problemIn, useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";

type Kind = OwnProduct["kind"];
const KINDS: readonly { kind: Kind; label: string }[] = [
  { kind: "goods", label: "Barang dikirim" },
  { kind: "digital", label: "Barang digital" },
];

/** Only for a new product: a product cannot change between goods and download. */
export const KindChoice = ({ kind, onChange }: { kind: Kind; onChange(kind: Kind): void }) => (
  <section className="mb-2 bg-surface px-4 py-3">
    <fieldset className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-1">
      <legend className="sr-only">Jenis produk</legend>
      {KINDS.map((one) => (
        <button
          key={one.kind}
          type="button"
          aria-pressed={one.kind === kind}
          onClick={() => onChange(one.kind)}
          className="min-h-(--tap) rounded-sm text-sm font-semibold text-text-2 aria-pressed:bg-surface aria-pressed:text-primary-text aria-pressed:shadow-sm"
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  </section>
);

function upload(file: File): Promise<DigitalFile> {
  const form = new FormData();
  form.append("name", file.name);
  form.append("file", file, "berkas.pdf");
  return api.call("POST /api/stores/mine/files/", { body: { name: file.name } }, { form });
}

interface FileFieldProps {
  file: DigitalFile | null;
  error: string | undefined;
  onChange(file: DigitalFile): void;
}

/** Checked by the server as soon as it is chosen. */
export function FileField({ file, error, onChange }: FileFieldProps) {
  const [problem, setProblem] = useState<string>();
  const sending = useSend({
    mutationFn: upload,
    onSuccess: onChange,
    onError: (refusal) => setProblem(problemIn(refusal)),
  });
  const pdf = useOpenPdf();
  const wrong = problem ?? error;
  function choose(chosen: File | undefined) {
    setProblem(undefined);
    if (chosen) void sending.send(chosen);
  }
  return (
    <div>
      {file && (
        <div className="mb-2.5 flex items-center gap-3.5 rounded-md border border-primary bg-primary-softer p-3">
          <span className="grid size-13 flex-none place-items-center rounded-md bg-info-soft text-on-info-soft">
            <Icon name="file-pdf" size={28} />
          </span>
          <span className="min-w-0 flex-1">
            <b className="block text-sm wrap-anywhere">{file.name}</b>
            <span className="text-xs text-text-2">
              {fileSize(file.bytes)}, {wholeNumber(file.pages)} halaman, sudah diperiksa
            </span>
          </span>
          <Button
            variant="quiet"
            size="sm"
            busy={pdf.busy}
            onClick={() => pdf.open(`/api/stores/mine/files/${file.id}/`)}
            label="Buka"
          />
        </div>
      )}
      <label className="relative flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded-md bg-primary-soft px-4 py-3 font-semibold text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {sending.busy ? <Spinner label="Mengunggah" /> : <Icon name="upload-simple" size={20} />}
        {sending.busy ? "Sedang diunggah dan diperiksa…" : file ? "Ganti berkas PDF" : "Pilih berkas PDF"}
        <input
          type="file"
          accept="application/pdf"
          aria-label="Berkas PDF"
          disabled={sending.busy}
          onChange={({ target }) => choose(target.files?.[0])}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
      <ul className="mt-3 flex flex-col gap-1 text-sm text-text-2">
        <li>Paling besar 10 MB, tanpa password.</li>
        <li>Diterima pembeli begitu pembayaran terverifikasi, dengan namanya di tiap halaman.</li>
        <li>Paling banyak {DOWNLOADS_A_DAY} unduhan dalam 24 jam per pembeli.</li>
        <li>Uang kembali hanya sebelum berkasnya diunduh.</li>
        {file && <li>Bila berkasnya diganti, pesanan yang sudah ada tetap mendapat berkas sebelumnya.</li>}
      </ul>
    </div>
  );
}
