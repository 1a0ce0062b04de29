import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { FieldError } from "../form/field.tsx";
import { Icon } from "../icons/icon.tsx";
import { Spinner } from "../icons/spinner.tsx";
import { Picture } from "./picture.tsx";
import type { StoredPicture } from "./upload-picture.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

interface PictureFieldProps {
  label: string;
  thumbnail: string | null;
  error?: string | undefined;
  upload(picture: Blob): Promise<StoredPicture>;
  onChange(picture: StoredPicture): void;
}

/** A photo, made smaller on the phone before it is sent. */
export function PictureField({ label, thumbnail, error, upload: mutationFn, onChange }: PictureFieldProps) {
  const upload = usePictureUpload(mutationFn, onChange);
  const wrong = upload.problem ?? error;
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <label className="relative grid size-28 cursor-pointer place-items-center overflow-hidden rounded-md border-[1.5px] border-dashed border-border-strong bg-surface text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {thumbnail && (
          <span className="absolute inset-0 [&_img]:size-full [&_img]:object-cover">
            <Picture src={thumbnail} alt="" width={112} height={112} sizes="112px" />
          </span>
        )}
        <span
          className={
            thumbnail
              ? "absolute inset-x-0 bottom-0 bg-surface py-1 text-center text-xs font-semibold"
              : "flex flex-col items-center gap-1 text-sm font-semibold"
          }
        >
          {upload.busy ? <Spinner label="Mengunggah" /> : !thumbnail && <Icon name="camera" size={24} />}
          {thumbnail ? "Ganti foto" : "Tambah foto"}
        </span>
        <input
          type="file"
          accept={UPLOAD_ACCEPT}
          aria-label={label}
          disabled={upload.busy}
          onChange={({ target }) => void upload.choose(target.files?.[0])}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <p className="mt-1.5 text-xs text-text-2">JPG atau PNG, kami kecilkan sendiri.</p>
      <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
    </div>
  );
}
