import { useState } from "react";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { TrashIcon } from "../../ui/icons/account-icons.tsx";
import { openPicture, type StoredPicture, smaller, uploadPicture } from "../../ui/pictures/upload-picture.ts";
import { FileField } from "../../ui/staff/file-field.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { uploadOnChoice } from "./upload-on-choice.ts";

interface PayoutPictureProps {
  thumbnail: string | null;
  onChange(picture: StoredPicture | null): void;
  /** True from the moment that a picture is chosen until it is stored: nothing is saved without it meanwhile. */
  onUploading(uploading: boolean): void;
}

/** A photograph or a voucher. Never cut: what stands at the edge of a voucher counts too. */
export function PayoutPicture({ thumbnail, onChange, onUploading }: PayoutPictureProps) {
  const upload = useSend({ mutationFn: uploadPicture, onSuccess: onChange });
  const [problem, setProblem] = useState<string>();
  async function send(file: File) {
    const picture = await openPicture(file);
    setProblem(typeof picture === "string" ? picture : undefined);
    if (typeof picture === "string") return;
    const jpeg = await smaller(picture);
    if (jpeg) await upload.send(jpeg);
  }
  return (
    <Panel title="Foto atau kuitansi" note="Dilihat semua orang di halaman program.">
      {thumbnail && (
        <div className="relative mb-3 overflow-hidden rounded-md bg-surface-2">
          <img src={thumbnail} alt="Foto atau kuitansi" className="mx-auto max-h-80 w-auto object-contain" />
          <IconButton
            label="Hapus gambar"
            className="absolute! top-2 right-2 bg-surface shadow-1"
            onClick={() => onChange(null)}
          >
            <TrashIcon size={20} />
          </IconButton>
        </div>
      )}
      <FileField
        label={thumbnail ? "Ganti gambar" : "Unggah gambar"}
        accept="image/jpeg,image/png"
        prompt={upload.busy ? "Mengunggah…" : "Pilih atau seret foto"}
        chosen={undefined}
        hint="JPG, JPEG, atau PNG."
        error={problem ?? upload.problem}
        onChange={uploadOnChoice(send, onUploading)}
      />
    </Panel>
  );
}
