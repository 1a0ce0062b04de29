import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract/platform/upload-limits";
import {
  isUploadType,
  UPLOAD_ACCEPT,
  UPLOAD_WRONG_TYPE,
} from "@barakah/contract/platform/uploaded-picture-types";
import { type ChangeEvent, lazy, Suspense, useEffect, useState } from "react";
import { Button } from "../ui/form/button.tsx";
import { buttonClass } from "../ui/form/button-style.ts";
import { FieldError } from "../ui/form/field.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ProfilePicture } from "../ui/pictures/profile-picture.tsx";

// Needed only after a picture was chosen.
const CropDialog = lazy(() =>
  import("../ui/pictures/crop-dialog.tsx").then(({ CropDialog: Dialog }) => ({ default: Dialog })),
);

/** Undefined while the stored picture stays. */
export type PictureChange = Blob | "removed" | undefined;

/** The size that the server stores. */
const KEPT_SIDE = 640;

interface PictureChooserProps {
  stored: string | null;
  change: PictureChange;
  error: string | undefined;
  onChange(change: PictureChange): void;
  onError(error: string | undefined): void;
}

export function PictureChooser({ stored, change, error, onChange, onError }: PictureChooserProps) {
  const [opened, setOpened] = useState<ImageBitmap>();
  const preview = usePreview(change);
  const shown = change === "removed" ? null : (preview ?? stored);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Emptied, so that the same file can be chosen again.
    target.value = "";
    if (!file) return;
    const picture = await openPicture(file);
    if (typeof picture === "string") return onError(picture);
    onError(undefined);
    setOpened(picture);
  }
  function use(jpeg: Blob) {
    setOpened(undefined);
    onChange(jpeg);
  }

  return (
    <section aria-label="Foto profil" className="mb-2 flex items-center gap-4 bg-surface px-4 py-5">
      <ProfilePicture src={shown} size={96} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <label className={`${buttonClass({ variant: "soft", size: "sm" })} cursor-pointer ${FOCUS}`}>
          <Icon name="camera-fill" size={18} />
          {shown ? "Ganti Foto" : "Pilih Foto"}
          <input
            type="file"
            name="picture"
            accept={UPLOAD_ACCEPT}
            onChange={choose}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "foto-galat" : "foto-aturan"}
            className="sr-only"
          />
        </label>
        {shown && (
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => onChange("removed")}>
            Hapus Foto
          </Button>
        )}
        <p id="foto-aturan" className="text-xs text-text-3">
          JPG, JPEG atau PNG, paling besar 2 MB.
        </p>
        <div role="alert">{error && <FieldError id="foto-galat">{error}</FieldError>}</div>
      </div>
      {opened && (
        <Suspense>
          <CropDialog
            picture={opened}
            thing="foto"
            ratio={1}
            width={KEPT_SIDE}
            frame="max-w-[280px] rounded-full"
            onDone={use}
            onCancel={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

const FOCUS =
  "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus";

function usePreview(change: PictureChange): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(change instanceof Blob)) return setUrl(undefined);
    const made = URL.createObjectURL(change);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [change]);
  return url;
}

/** Why this file is refused, by size, type and name. */
export function refusalOf(file: Pick<File, "name" | "size" | "type">): string | undefined {
  if (file.size > UPLOAD_MOST_BYTES) return UPLOAD_TOO_LARGE;
  return isUploadType(file) ? undefined : UPLOAD_WRONG_TYPE;
}

/** Decodes the picture, upright; a sentence if it is none. */
async function openPicture(file: File): Promise<ImageBitmap | string> {
  const refusal = refusalOf(file);
  if (refusal) return refusal;
  return createImageBitmap(file).catch(() => UPLOAD_WRONG_TYPE);
}
