import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";
import { TextInput } from "../form/text-input.tsx";
import { useSend } from "../form/use-send.ts";
import { openPicture, smaller, uploadPicture } from "../pictures/upload-picture.ts";

export function InsertImage({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const upload = useSend({ mutationFn: uploadPicture });
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState("");
  const [problem, setProblem] = useState<string>();
  async function insert() {
    if (!file) return setProblem("Pilih gambarnya dahulu.");
    const picture = await openPicture(file);
    if (typeof picture === "string") return setProblem(picture);
    const jpeg = await smaller(picture);
    const stored = jpeg && (await upload.send(jpeg));
    if (!stored) return;
    editor
      .chain()
      .focus()
      .insertContent({ type: "image", attrs: { src: stored.thumbnail, alt: alt.trim() } })
      .run();
    onClose();
  }
  return (
    <ConfirmDialog
      open
      backCancels={false}
      title="Gambar"
      confirm="Sisipkan"
      busy={upload.busy}
      onConfirm={insert}
      onCancel={onClose}
    >
      <div className="mt-3 flex flex-col gap-3">
        <TextInput
          label="Berkas"
          type="file"
          accept="image/jpeg,image/png"
          error={problem}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <TextInput
          label="Keterangan gambar"
          hint="Dibacakan bagi yang tidak dapat melihatnya."
          value={alt}
          maxLength={200}
          onChange={({ target }) => setAlt(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
