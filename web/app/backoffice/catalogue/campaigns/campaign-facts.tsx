import {
  CATEGORIES,
  CATEGORY_ADD_ON,
  CATEGORY_LABEL,
  type Category,
} from "@barakah/contract/charity/categories";
import { fundKindBy } from "@barakah/contract/charity/fund-kind";
import { SITE_NAME } from "@barakah/contract/platform/locale";
import { daysLeft } from "../../../platform/format.ts";
import { useNow } from "../../../platform/now.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { AmountInput } from "../../../ui/staff/amount-input.tsx";
import type { CampaignForm } from "./campaign-form.ts";

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABEL[value] }));

export function CampaignFacts({ form, fixed }: { form: Form<CampaignForm>; fixed: boolean }) {
  /** The kind of fund that usually goes with a category; somebody may still say otherwise. */
  function choose(category: Category) {
    form.change({ category, ...(!fixed && { fund_kind: fundKindBy(category, form.values.deadline) }) });
  }
  const now = useNow();
  const left = form.values.deadline && daysLeft(`${form.values.deadline}T16:59:59.000Z`, now);
  return (
    <div className="bo-fields three">
      <Select
        label="Kategori"
        options={CATEGORY_OPTIONS}
        hint={`Kode unik transfer: ${CATEGORY_ADD_ON[form.values.category]}`}
        {...form.field("category")}
        onChange={({ target }) => choose(target.value as Category)}
      />
      <AmountInput label="Target" hint="Isi 0 untuk target ∞" {...form.field("target_amount")} />
      <TextInput
        label="Tenggat"
        type="date"
        optional
        hint={left === "" ? "Tanpa tenggat" : left === 0 ? "Sudah lewat" : `${left} hari lagi`}
        {...form.field("deadline")}
      />
      <TextInput
        label="Penyelenggara"
        optional
        maxLength={100}
        hint={`Kosong berarti ${SITE_NAME} sendiri`}
        {...form.field("organiser")}
      />
      <TextInput
        label="Tempat"
        optional
        maxLength={100}
        placeholder="Contoh: Lembang, Bandung Barat"
        {...form.field("place")}
      />
    </div>
  );
}
