import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract/platform/upload-limits";
import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { openPicture, type StoredPicture, smaller, uploadPicture } from "../../ui/pictures/upload-picture.ts";
import { FileField } from "../../ui/staff/file-field.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { isOfEvent, type PayoutForm } from "./payout-form.ts";

interface PayoutFilesProps {
  form: Form<PayoutForm>;
  /** Counts running uploads; saving waits for them. */
  onUploading(by: 1 | -1): void;
}

/** Says who sees the files: an event's payout has no public page. */
const seenBy = (values: PayoutForm, inPublic: string) =>
  isOfEvent(values)
    ? "Hanya untuk arsip petugas keuangan: pengeluaran acara tidak punya halaman umum."
    : inPublic;

/** A photograph or a voucher, the consent of the people in it, and a PDF. */
export const PayoutFiles = ({ form, onUploading }: PayoutFilesProps) => (
  <>
    <PayoutPicture form={form} onUploading={onUploading} />
    <PayoutConsent form={form} />
    <PayoutVoucher form={form} onUploading={onUploading} />
  </>
);

/** Uploads a file as soon as it is chosen, unless `prepare` finds a problem with it. */
function useUpload<Stored>(
  upload: (file: Blob) => Promise<Stored>,
  prepare: (file: File) => Promise<Blob | string | null>,
  onStored: (stored: Stored) => void,
  onUploading: (by: 1 | -1) => void,
) {
  const sending = useSend({ mutationFn: upload, onSuccess: onStored });
  const [problem, setProblem] = useState<string>();
  async function send(file: File) {
    const ready = await prepare(file);
    setProblem(typeof ready === "string" ? ready : undefined);
    if (ready && typeof ready !== "string") await sending.send(ready);
  }
  return {
    busy: sending.busy,
    problem: problem ?? sending.problem,
    choose(file: File) {
      onUploading(1);
      void send(file).finally(() => onUploading(-1));
    },
  };
}

/** Made smaller but never cropped, so that a voucher stays complete. */
async function smallPicture(file: File) {
  const picture = await openPicture(file);
  return typeof picture === "string" ? picture : smaller(picture);
}

function PayoutPicture({ form, onUploading }: PayoutFilesProps) {
  const { thumbnail } = form.values;
  const show = (stored: StoredPicture | null) =>
    form.change({ picture: stored?.key ?? null, thumbnail: stored?.thumbnail ?? null });
  const upload = useUpload(uploadPicture, smallPicture, show, onUploading);
  return (
    <Panel title="Foto atau kuitansi" note={seenBy(form.values, "Dilihat semua orang di halaman program.")}>
      {thumbnail && (
        <div className="relative mb-3 overflow-hidden rounded-md bg-surface-2">
          <img src={thumbnail} alt="Foto atau kuitansi" className="mx-auto max-h-80 w-auto object-contain" />
          <IconButton
            label="Hapus gambar"
            className="absolute! top-2 right-2 bg-surface shadow-1"
            onClick={() => show(null)}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </div>
      )}
      <FileField
        label={thumbnail ? "Ganti gambar" : "Unggah gambar"}
        accept={UPLOAD_ACCEPT}
        prompt={upload.busy ? "Mengunggah…" : "Pilih atau seret foto"}
        hint="JPG, JPEG, atau PNG."
        error={upload.problem}
        onChange={upload.choose}
      />
    </Panel>
  );
}

/** The consent of the people shown. Asked only if there is a picture, also one within the story. */
function PayoutConsent({ form }: Pick<PayoutFilesProps, "form">) {
  const { picture, story } = form.values;
  const error = form.errors.consent;
  if (!picture && !story.includes("<img")) return null;
  return (
    <div className="rounded-md bg-surface-2 p-3">
      <Checkbox aria-describedby={error ? "consent-error" : undefined} {...form.field("consent")}>
        Orang yang terlihat di foto sudah setuju ditampilkan, atau tidak ada orang yang dikenali.
      </Checkbox>
      {error && (
        <p id="consent-error" className="mt-1 text-xs font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function uploadVoucher(file: Blob) {
  const form = new FormData();
  form.append("voucher", file, "kuitansi.pdf");
  return api.call("POST /api/admin/vouchers/", { body: {} }, { form });
}

const smallEnough = async (file: File) => (file.size > UPLOAD_MOST_BYTES ? UPLOAD_TOO_LARGE : file);

function PayoutVoucher({ form, onUploading }: PayoutFilesProps) {
  const url = form.values.voucher_url;
  const show = (stored: { key: string; url: string } | null) =>
    form.change({ voucher: stored?.key ?? null, voucher_url: stored?.url ?? null });
  const upload = useUpload(uploadVoucher, smallEnough, show, onUploading);
  return (
    <Panel title="Kuitansi PDF" note={seenBy(form.values, "Dapat dibuka semua orang dari halaman program.")}>
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
          <IconButton label="Hapus kuitansi" onClick={() => show(null)}>
            <Icon name="trash" size={20} />
          </IconButton>
        </p>
      )}
      <FileField
        label={url ? "Ganti PDF" : "Unggah PDF"}
        accept="application/pdf,.pdf"
        prompt={upload.busy ? "Mengunggah…" : "Pilih atau seret PDF"}
        hint="Paling besar 2 MB."
        error={upload.problem}
        onChange={upload.choose}
      />
    </Panel>
  );
}
