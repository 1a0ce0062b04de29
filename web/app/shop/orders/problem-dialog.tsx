import type { Order } from "@barakah/contract";
import { STORY_MOST } from "@barakah/contract/platform/text-lengths";
import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { COMPLAINT_PICTURES_MOST } from "@barakah/contract/shop/delivery/complaint-pictures";
import {
  COMPLAINT_LABEL,
  COMPLAINT_REASONS,
  type ComplaintReason,
} from "@barakah/contract/shop/delivery/words";
import { useQueryClient } from "@tanstack/react-query";
import { forgetPictures, useKeptPictures } from "../../offline/use-kept-pictures.ts";
import { ChoiceGroup } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { shoppingKey } from "../member/shopping-queries.ts";

interface Values {
  reason: ComplaintReason | "";
  story: string;
  pictures: File[];
}

interface ProblemDialogProps {
  order: Order;
  memberId: number;
  onClose(): void;
}

function formOf({ reason, story, pictures }: Values): FormData {
  const form = new FormData();
  form.set("reason", reason);
  form.set("story", story.trim());
  for (const [place, picture] of pictures.entries()) form.set(`picture_${place + 1}`, picture);
  return form;
}

/** While a complaint is open, the order is not completed automatically. */
export default function ProblemDialog({ order, memberId, onClose }: ProblemDialogProps) {
  const client = useQueryClient();
  const draft = `masalah:${order.order_number}`;
  const form = useForm<Values>({
    initial: { reason: "", story: "", pictures: [] },
    draft,
    check: ({ reason, story }) =>
      onlyWrong({
        reason: reason ? undefined : "Pilih apa yang terjadi.",
        story: story.trim() ? undefined : "Ceritakan singkat apa yang terjadi.",
      }),
    mutationFn: (given) =>
      api.call(
        "POST /api/orders/:order_number/complaint/",
        {
          params: { order_number: order.order_number },
          body: { reason: given.reason || "other", story: given.story },
        },
        { form: formOf(given) },
      ),
    success: "Laporanmu terkirim. Kami segera menjawab.",
    async onSuccess() {
      await forgetPictures(draft);
      onClose();
      await client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    },
  });
  useKeptPictures(form, draft, "pictures");
  const { ref, values, errors, change, field, submit, busy, problem } = form;
  const { pictures } = values;
  return (
    <ConfirmDialog
      open
      title="Apa yang terjadi?"
      text="Pesanan tidak akan selesai sendiri sampai masalahmu dijawab."
      confirm="Kirim laporan"
      busy={busy}
      onConfirm={submit}
      onCancel={onClose}
    >
      <form ref={ref} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <ChoiceGroup legend="Masalahnya" error={errors.reason}>
          <div className="flex flex-col gap-2">
            {COMPLAINT_REASONS.map((reason) => (
              <label
                key={reason}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-2 has-checked:border-primary has-checked:bg-primary-softer"
              >
                <input
                  type="radio"
                  name="reason"
                  value={reason}
                  checked={values.reason === reason}
                  onChange={() => change({ reason })}
                  className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
                />
                <b className="text-sm">{COMPLAINT_LABEL[reason]}</b>
              </label>
            ))}
          </div>
        </ChoiceGroup>
        <TextArea {...field("story")} label="Ceritakan singkat" rows={3} maxLength={STORY_MOST} />
        <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-dashed border-border-strong px-3.5 py-2 text-sm">
          <Icon name="camera" size={24} />
          <span className="min-w-0 flex-1">
            <b className="block wrap-anywhere">
              {pictures.length > 0 ? pictures.map(({ name }) => name).join(", ") : "Tambah foto"}
            </b>
            <span className="text-xs text-text-2">
              JPG atau PNG, paling banyak {COMPLAINT_PICTURES_MOST}, masing-masing 2 MB
            </span>
          </span>
          <input
            type="file"
            name="pictures"
            multiple
            accept={UPLOAD_ACCEPT}
            className="sr-only"
            onChange={({ target }) =>
              change({ pictures: [...(target.files ?? [])].slice(0, COMPLAINT_PICTURES_MOST) })
            }
          />
        </label>
        {problem && <p className="text-sm font-semibold text-danger">{problem}</p>}
      </form>
    </ConfirmDialog>
  );
}
