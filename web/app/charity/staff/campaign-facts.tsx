import { CATEGORIES, CATEGORY_LABEL, type Category } from "@barakah/contract/charity/categories";
import { fundKindBy } from "@barakah/contract/charity/fund-kind";
import { CATEGORY_ADD_ON } from "@barakah/contract/charity/transfer-add-on";
import { FUND_KIND_ABOUT, FUND_KIND_LABEL, GIVEN_KINDS } from "@barakah/contract/ledger/fund-kinds";
import { daysLeft } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { useSiteName } from "../../platform/site-name.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import type { CampaignForm } from "./campaign-form.ts";

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABEL[value] }));

export function CampaignFacts({ form, fixed }: { form: Form<CampaignForm>; fixed: boolean }) {
  /** Suggests the usual kind of fund of a category. */
  function choose(category: Category) {
    form.change({ category, ...(!fixed && { fund_kind: fundKindBy(category, form.values.deadline) }) });
  }
  const name = useSiteName();
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
        hint={`Kosong berarti ${name} sendiri`}
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

const KIND_OPTIONS = GIVEN_KINDS.map((value) => ({ value, label: FUND_KIND_LABEL[value] }));

interface CampaignFundProps {
  form: Form<CampaignForm>;
  /** There are donations: the kind of fund cannot change. */
  fixed: boolean;
  /** The promise about a surplus when they gave. */
  promised: string;
}

export const CampaignFund = ({ form, fixed, promised }: CampaignFundProps) => (
  <fieldset className="mt-5 border-t border-border pt-4">
    <legend className="sr-only">Tentang dana ini</legend>
    <h3 className="mb-3 text-md">Tentang dana ini</h3>
    <div className="bo-fields">
      <Select
        label="Jenis dana"
        options={KIND_OPTIONS}
        disabled={fixed}
        hint={fixed ? "Sudah ada donasi, jadi jenis dananya tetap." : FUND_KIND_ABOUT[form.values.fund_kind]}
        {...form.field("fund_kind")}
      />
      <TextArea
        label="Bila terkumpul lebih"
        rows={2}
        maxLength={300}
        disabled={fixed && promised !== ""}
        placeholder="Contoh: Untuk perawatan sumur. Pompa, pipa, dan uji air selama dua tahun."
        hint={
          fixed && promised !== ""
            ? "Sudah ada donasi, jadi janji ini tetap."
            : "Tampil di halaman program. Sisa dana hanya boleh ke sini."
        }
        {...form.field("rest_goes_to")}
      />
      <div className="bo-fields two">
        <TextInput label="Nomor izin (PUB)" optional maxLength={80} {...form.field("permit_number")} />
        <TextInput label="Wilayah izin" optional maxLength={80} {...form.field("permit_region")} />
        <TextInput label="Izin mulai" type="date" optional {...form.field("permit_from")} />
        <TextInput label="Izin sampai" type="date" optional {...form.field("permit_to")} />
      </div>
    </div>
  </fieldset>
);
