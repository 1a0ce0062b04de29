import { PICTURE_RATIOS, type PictureKind } from "@barakah/contract/platform/picture-ratios";
import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { useState } from "react";
import { FieldError } from "../../form/field.tsx";
import { IconButton } from "../../form/icon-button.tsx";
import { useSend } from "../../form/use-send.ts";
import { Icon } from "../../icons/icon.tsx";
import { CropDialog } from "../../pictures/crop-dialog.tsx";
import { Picture } from "../../pictures/picture.tsx";
import { openPicture, type StoredPicture, uploadPicture, WIDEST } from "../../pictures/upload-picture.ts";
import { UploadButton } from "../upload-button.tsx";
import { Panel } from "../work-page.tsx";

interface CoverPictureProps {
  kind: PictureKind;
  thumbnail: string | null;
  onChange(picture: StoredPicture | null): void;
}

export function CoverPicture({ kind, thumbnail, onChange }: CoverPictureProps) {
  const [wide, high] = PICTURE_RATIOS[kind];
  const upload = useSend({ mutationFn: uploadPicture, onSuccess: onChange });
  const [opened, setOpened] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();

  async function choose(file: File) {
    const picture = await openPicture(file);
    setProblem(typeof picture === "string" ? picture : undefined);
    if (typeof picture !== "string") setOpened(picture);
  }
  async function cut(jpeg: Blob) {
    await upload.send(jpeg);
    setOpened(undefined);
  }

  return (
    <Panel title="Gambar sampul">
      <div style={{ aspectRatio: wide / high }} className="overflow-hidden rounded-md bg-surface-2">
        <Picture
          src={thumbnail}
          alt="Sampul"
          width={640}
          height={Math.round((640 * high) / wide)}
          sizes="340px"
        />
      </div>
      <div className="mt-2.5 flex gap-2">
        <UploadButton
          label={thumbnail ? "Ganti gambar" : "Unggah gambar"}
          accept={UPLOAD_ACCEPT}
          className="flex-1"
          onChoose={choose}
        />
        {thumbnail && (
          <IconButton label="Hapus gambar" onClick={() => onChange(null)}>
            <Icon name="trash" size={20} />
          </IconButton>
        )}
      </div>
      <p className="mt-1.5 text-xs text-text-3">
        JPG, JPEG, atau PNG. Rasio {wide}:{high}; kelebihannya dipotong.
      </p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      {opened && (
        <CropDialog
          picture={opened}
          thing="gambar"
          ratio={wide / high}
          width={WIDEST}
          frame="rounded-md"
          busy={upload.busy}
          onDone={cut}
          onCancel={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}
