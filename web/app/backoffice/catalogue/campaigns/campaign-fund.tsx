import {
  FUND_KIND_ABOUT,
  FUND_KIND_LABEL,
  GIVEN_KINDS,
  type GivenKind,
} from "@barakah/contract/ledger/fund-kinds";
import { Select } from "../../../ui/form/select.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { Editing } from "../use-editing.ts";
import type { CampaignForm } from "./campaign-form.ts";

const KIND_OPTIONS = GIVEN_KINDS.map((value) => ({ value, label: FUND_KIND_LABEL[value] }));

interface CampaignFundProps extends Pick<Editing<CampaignForm>, "values" | "errorOf" | "change"> {
  /** Somebody has given: what they gave for stays. */
  fixed: boolean;
  /** What was said about a rest when they gave. */
  promised: string;
}

/** Of which kind its money is, what happens with a rest, and by whose leave it is collected. */
export function CampaignFund({ values, errorOf, change, fixed, promised }: CampaignFundProps) {
  return (
    <fieldset className="mt-5 border-t border-border pt-4">
      <legend className="sr-only">Tentang dana ini</legend>
      <h3 className="mb-3 text-md">Tentang dana ini</h3>
      <div className="bo-fields">
        <Select
          label="Jenis dana"
          options={KIND_OPTIONS}
          value={values.fund_kind}
          disabled={fixed}
          hint={fixed ? "Sudah ada donasi, jadi jenis dananya tetap." : FUND_KIND_ABOUT[values.fund_kind]}
          error={errorOf("fund_kind")}
          onChange={({ target }) => change({ fund_kind: target.value as GivenKind })}
        />
        <TextArea
          label="Bila terkumpul lebih"
          rows={2}
          maxLength={300}
          value={values.rest_goes_to}
          disabled={fixed && promised !== ""}
          placeholder="Contoh: Untuk perawatan sumur. Pompa, pipa, dan uji air selama dua tahun."
          hint={
            fixed && promised !== ""
              ? "Sudah ada donasi, jadi janji ini tetap."
              : "Tampil di halaman program. Sisa dana hanya boleh ke sini."
          }
          error={errorOf("rest_goes_to")}
          onChange={({ target }) => change({ rest_goes_to: target.value })}
        />
        <div className="bo-fields two">
          <TextInput
            label="Nomor izin (PUB)"
            optional
            maxLength={80}
            value={values.permit_number}
            error={errorOf("permit_number")}
            onChange={({ target }) => change({ permit_number: target.value })}
          />
          <TextInput
            label="Wilayah izin"
            optional
            maxLength={80}
            value={values.permit_region}
            error={errorOf("permit_region")}
            onChange={({ target }) => change({ permit_region: target.value })}
          />
          <TextInput
            label="Izin mulai"
            type="date"
            optional
            value={values.permit_from}
            error={errorOf("permit_from")}
            onChange={({ target }) => change({ permit_from: target.value })}
          />
          <TextInput
            label="Izin sampai"
            type="date"
            optional
            value={values.permit_to}
            error={errorOf("permit_to")}
            onChange={({ target }) => change({ permit_to: target.value })}
          />
        </div>
      </div>
    </fieldset>
  );
}
