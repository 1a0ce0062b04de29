import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract/platform/upload-rules";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { TrashIcon } from "../../ui/icons/account-icons.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { uploadOnChoice } from "./upload-on-choice.ts";

interface PayoutVoucherProps {
  /** Where it can be read. */
  url: string | null;
  onChange(voucher: { key: string; url: string } | null): void;
  /** True from the moment that a file is chosen until it is stored: nothing is saved without it meanwhile. */
  onUploading(uploading: boolean): void;
}

function upload(file: File) {
  const form = new FormData();
  form.append("voucher", file, "kuitansi.pdf");
  return api.call("POST /api/admin/vouchers/", { body: {} }, { form });
}

/** An invoice or a transfer slip, as it came: beside a photograph or in its place. */
export function PayoutVoucher({ url, onChange, onUploading }: PayoutVoucherProps) {
  const sending = useSend({ mutationFn: upload, onSuccess: onChange });
  const [problem, setProblem] = useState<string>();
  async function send(file: File) {
    const tooLarge = file.size > UPLOAD_MOST_BYTES;
    setProblem(tooLarge ? UPLOAD_TOO_LARGE : undefined);
    if (!tooLarge) await sending.send(file);
  }
  return (
    <Panel title="Kuitansi PDF" note="Dapat dibuka semua orang dari halaman program.">
      {url && (
        <p className="mb-3 flex items-center justify-between gap-3">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-primary-text underline underline-offset-3"
          >
            Lihat kuitansi (PDF)
          </a>
          <IconButton label="Hapus kuitansi" onClick={() => onChange(null)}>
            <TrashIcon size={20} />
          </IconButton>
        </p>
      )}
      <FileField
        label={url ? "Ganti PDF" : "Unggah PDF"}
        accept="application/pdf,.pdf"
        prompt={sending.busy ? "Mengunggah…" : "Pilih atau seret PDF"}
        chosen={undefined}
        hint="Paling besar 2 MB."
        error={problem ?? sending.problem}
        onChange={uploadOnChoice(send, onUploading)}
      />
    </Panel>
  );
}
