import { FUND_KIND_ABOUT, FUND_KIND_LABEL, GIVEN_KINDS } from "@barakah/contract/ledger/fund-kinds";
import { Select } from "../../../ui/form/select.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import type { CampaignForm } from "./campaign-form.ts";

const KIND_OPTIONS = GIVEN_KINDS.map((value) => ({ value, label: FUND_KIND_LABEL[value] }));

interface CampaignFundProps {
  form: Form<CampaignForm>;
  /** Somebody has given: what they gave for stays. */
  fixed: boolean;
  /** What was said about a rest when they gave. */
  promised: string;
}

/** Of which kind its money is, what happens with a rest, and by whose leave it is collected. */
export function CampaignFund({ form, fixed, promised }: CampaignFundProps) {
  return (
    <fieldset className="mt-5 border-t border-border pt-4">
      <legend className="sr-only">Tentang dana ini</legend>
      <h3 className="mb-3 text-md">Tentang dana ini</h3>
      <div className="bo-fields">
        <Select
          label="Jenis dana"
          options={KIND_OPTIONS}
          disabled={fixed}
          hint={
            fixed ? "Sudah ada donasi, jadi jenis dananya tetap." : FUND_KIND_ABOUT[form.values.fund_kind]
          }
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
}
