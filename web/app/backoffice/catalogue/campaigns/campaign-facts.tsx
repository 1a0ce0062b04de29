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
import { AmountInput } from "../../../ui/staff/amount-input.tsx";
import type { Editing } from "../use-editing.ts";
import type { CampaignForm } from "./campaign-form.ts";

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABEL[value] }));

export function CampaignFacts({
  values,
  errorOf,
  change,
  fixed,
}: Pick<Editing<CampaignForm>, "values" | "errorOf" | "change"> & { fixed: boolean }) {
  /** The kind of fund that usually goes with a category; somebody may still say otherwise. */
  function choose(category: Category) {
    change({ category, ...(!fixed && { fund_kind: fundKindBy(category, values.deadline) }) });
  }
  const now = useNow();
  const left = values.deadline && daysLeft(`${values.deadline}T16:59:59.000Z`, now);
  return (
    <div className="bo-fields three">
      <Select
        label="Kategori"
        options={CATEGORY_OPTIONS}
        value={values.category}
        hint={`Kode unik transfer: ${CATEGORY_ADD_ON[values.category]}`}
        error={errorOf("category")}
        onChange={({ target }) => choose(target.value as Category)}
      />
      <AmountInput
        label="Target"
        amount={values.target_amount}
        hint="Isi 0 untuk target ∞"
        error={errorOf("target_amount")}
        onChange={(target_amount) => change({ target_amount })}
      />
      <TextInput
        label="Tenggat"
        type="date"
        optional
        value={values.deadline}
        hint={left === "" ? "Tanpa tenggat" : left === 0 ? "Sudah lewat" : `${left} hari lagi`}
        error={errorOf("deadline")}
        onChange={({ target }) => change({ deadline: target.value })}
      />
      <TextInput
        label="Penyelenggara"
        optional
        maxLength={100}
        value={values.organiser}
        hint={`Kosong berarti ${SITE_NAME} sendiri`}
        error={errorOf("organiser")}
        onChange={({ target }) => change({ organiser: target.value })}
      />
      <TextInput
        label="Tempat"
        optional
        maxLength={100}
        placeholder="Contoh: Lembang, Bandung Barat"
        value={values.place}
        error={errorOf("place")}
        onChange={({ target }) => change({ place: target.value })}
      />
    </div>
  );
}
