import { STORY_MOST } from "@barakah/contract/platform/text-lengths";
import { useQueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { shoppingKey } from "../member/shopping-queries.ts";
import { StarChoice } from "./star-choice.tsx";

interface TestimonyDialogProps {
  open: boolean;
  slug: string;
  title: string;
  memberId: number;
  onClose(): void;
}

const testimonyErrors = ({ stars, description }: { stars: number; description: string }) =>
  onlyWrong({
    stars: stars < 1 ? "Pilih 1 sampai 5 bintang." : undefined,
    description: description.trim() === "" ? "Isi dengan testimoni." : undefined,
  });

/** Stars and a few words about a product that has arrived. What was typed stays when sending fails. */
export function TestimonyDialog({ open, slug, title, memberId, onClose }: TestimonyDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const draft = `testimoni:${memberId}:${slug}`;
  const { ref, values, errors, change, submit, busy } = useForm({
    initial: { stars: 0, description: "" },
    draft,
    check: testimonyErrors,
    mutationFn: ({ stars, description }) =>
      api.call("POST /api/products/:slug/testimonies/", {
        params: { slug },
        body: { stars, description: description.trim() },
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
      open={open}
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
          label="Testimoni"
          name="description"
          rows={3}
          maxLength={STORY_MOST}
          placeholder="Ceritakan pengalamanmu dengan produk ini"
          value={values.description}
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </form>
    </ConfirmDialog>
  );
}
