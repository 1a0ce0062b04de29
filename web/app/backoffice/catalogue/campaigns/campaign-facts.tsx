import {
  CATEGORIES,
  CATEGORY_ADD_ON,
  CATEGORY_LABEL,
  type Category,
} from "@barakah/contract/charity/categories";
import { daysLeft } from "../../../platform/format.ts";
import { useNow } from "../../../platform/now.ts";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { AmountInput } from "../../../ui/staff/amount-input.tsx";
import type { Editing } from "../use-editing.ts";
import type { CampaignForm } from "./campaign-form.ts";

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABEL[value] }));

export function CampaignFacts({
  draft,
  work,
  change,
}: Pick<Editing<CampaignForm>, "draft" | "work" | "change">) {
  const now = useNow();
  const left = draft.deadline && daysLeft(`${draft.deadline}T16:59:59.000Z`, now);
  return (
    <div className="bo-fields three">
      <Select
        label="Kategori"
        options={CATEGORY_OPTIONS}
        value={draft.category}
        hint={`Kode unik transfer: ${CATEGORY_ADD_ON[draft.category]}`}
        error={work.errorOf("category")}
        onChange={({ target }) => change({ category: target.value as Category })}
      />
      <AmountInput
        label="Target"
        amount={draft.target_amount}
        hint="Isi 0 untuk target ∞"
        error={work.errorOf("target_amount")}
        onChange={(target_amount) => change({ target_amount })}
      />
      <TextInput
        label="Tenggat"
        type="date"
        optional
        value={draft.deadline}
        hint={left === "" ? "Tanpa tenggat" : left === 0 ? "Sudah lewat" : `${left} hari lagi`}
        error={work.errorOf("deadline")}
        onChange={({ target }) => change({ deadline: target.value })}
      />
    </div>
  );
}
