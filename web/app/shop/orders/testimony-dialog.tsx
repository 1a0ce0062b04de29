import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { StarChoice } from "./star-choice.tsx";
import { useTestifying } from "./use-testifying.ts";

interface TestimonyDialogProps {
  open: boolean;
  slug: string;
  title: string;
  memberId: number;
  onClose(): void;
}

/** Stars and a few words about a product that has arrived. What was typed stays when sending fails. */
export function TestimonyDialog({ open, slug, title, memberId, onClose }: TestimonyDialogProps) {
  const [stars, setStars] = useState(0);
  const [description, setDescription] = useState("");
  const { testify, errors, forget, busy } = useTestifying({ slug, memberId, onDone: onClose });
  return (
    <ConfirmDialog
      open={open}
      title="Beri testimoni"
      text={title}
      confirm="Kirim"
      busy={busy}
      onConfirm={() => testify({ stars, description })}
      onCancel={onClose}
    >
      <div className="mt-4 flex flex-col gap-4">
        <StarChoice
          chosen={stars}
          error={errors.stars}
          onChoose={(count) => {
            setStars(count);
            forget("stars");
          }}
        />
        <TextArea
          label="Testimoni"
          name="description"
          rows={3}
          maxLength={1000}
          placeholder="Ceritakan pengalamanmu dengan produk ini"
          value={description}
          error={errors.description}
          onChange={(event) => {
            setDescription(event.target.value);
            forget("description");
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
