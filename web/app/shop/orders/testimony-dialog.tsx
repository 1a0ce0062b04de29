import { STORY_MOST } from "@barakah/contract/platform/text-lengths";
import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { TESTIMONY_PICTURES_MOST } from "@barakah/contract/shop/testimony-pictures";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { sentenceOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { type StoredPicture, uploadStorePicture } from "../../ui/pictures/upload-picture.ts";
import { usePictureUpload } from "../../ui/pictures/use-picture-upload.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { shoppingKey } from "../member/shopping-queries.ts";

interface TestimonyDialogProps {
  slug: string;
  title: string;
  memberId: number;
  onClose(): void;
}

interface Values {
  stars: number;
  description: string;
  pictures: StoredPicture[];
}

const testimonyErrors = ({ stars, description }: Values) =>
  onlyWrong({
    stars: stars < 1 ? "Pilih 1 sampai 5 bintang." : undefined,
    description: description.trim() === "" ? "Isi dengan testimoni." : undefined,
  });

/** What was typed stays when sending fails. */
export default function TestimonyDialog({ slug, title, memberId, onClose }: TestimonyDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const draft = `testimoni:${memberId}:${slug}`;
  const { ref, values, errors, change, field, submit, busy } = useForm<Values>({
    initial: { stars: 0, description: "", pictures: [] },
    draft,
    check: testimonyErrors,
    mutationFn: ({ stars, description, pictures }) =>
      api.call("POST /api/products/:slug/testimonies/", {
        params: { slug },
        body: { stars, description: description.trim(), pictures: pictures.map(({ key }) => key) },
      }),
    success: "Terima kasih atas testimonimu!",
    onSuccess() {
      removeFromTab(draft);
      onClose();
      void client.invalidateQueries({ queryKey: shoppingKey(memberId, "orders") });
      void client.invalidateQueries({ queryKey: ["product", slug] });
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });
  return (
    <ConfirmDialog
      open
      title="Beri testimoni"
      text={title}
      confirm="Kirim"
      busy={busy}
      onConfirm={submit}
      onCancel={onClose}
    >
      <form ref={ref} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <StarChoice chosen={values.stars} error={errors.stars} onChoose={(stars) => change({ stars })} />
        <TextArea
          {...field("description")}
          label="Testimoni"
          rows={3}
          maxLength={STORY_MOST}
          placeholder="Ceritakan pengalamanmu dengan produk ini"
        />
        <Photos pictures={values.pictures} onChange={(pictures) => change({ pictures })} />
      </form>
    </ConfirmDialog>
  );
}

interface PhotosProps {
  pictures: StoredPicture[];
  onChange(pictures: StoredPicture[]): void;
}

function Photos({ pictures, onChange }: PhotosProps) {
  const upload = usePictureUpload(uploadStorePicture, (picture) => onChange([...pictures, picture]));
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">Foto, bila ada</p>
      <div className="flex flex-wrap gap-2">
        {pictures.map(({ key, thumbnail }, place) => (
          <button
            key={key}
            type="button"
            aria-label={`Hapus foto ${place + 1}`}
            onClick={() => onChange(pictures.filter((one) => one.key !== key))}
            className="relative size-20 overflow-hidden rounded-md bg-surface-2"
          >
            <Picture src={thumbnail} alt="" width={80} height={80} sizes="80px" />
            <span className="absolute inset-x-0 bottom-0 bg-surface text-xs font-semibold">Hapus</span>
          </button>
        ))}
        {pictures.length < TESTIMONY_PICTURES_MOST && (
          <label className="relative grid size-20 cursor-pointer place-items-center rounded-md border-[1.5px] border-dashed border-border-strong text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-focus">
            {upload.busy ? <Spinner label="Mengunggah" /> : <Icon name="camera" size={24} />}
            <input
              type="file"
              accept={UPLOAD_ACCEPT}
              aria-label="Tambah foto"
              disabled={upload.busy}
              onChange={({ target }) => void upload.choose(target.files?.[0])}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
        )}
      </div>
      <div role="alert">{upload.problem && <FieldError>{upload.problem}</FieldError>}</div>
    </div>
  );
}

const COUNTS = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  /** 0 if none is chosen. */
  chosen: number;
  error?: string;
  onChoose(count: number): void;
}

function StarChoice({ chosen, error, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">Bintang</legend>
      <div className="-ml-2.5 flex">
        {COUNTS.map((count) => (
          <label
            key={count}
            className="relative grid size-(--tap) cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={count}
              checked={chosen === count}
              onChange={() => onChoose(count)}
              aria-invalid={error ? true : undefined}
              aria-label={`${count} bintang`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon
              name="star-fill"
              size={28}
              className={count <= chosen ? "text-accent" : "text-border-strong"}
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
