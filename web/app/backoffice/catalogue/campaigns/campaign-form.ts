import type { Campaign, CampaignDraft, StaffCampaign } from "@barakah/contract";
import type { Category } from "@barakah/contract/charity/categories";
import type { GivenKind } from "@barakah/contract/ledger/fund-kinds";
import { type CatalogueForm, sharedForm, sharedPreview } from "../catalogue-form.ts";

export interface CampaignForm extends CatalogueForm {
  category: Category;
  target_amount: number;
  /** A day, or nothing for a campaign without an end. */
  deadline: string;
  organiser: string;
  place: string;
  fund_kind: GivenKind;
  rest_goes_to: string;
  permit_number: string;
  /** Days, or nothing. */
  permit_from: string;
  permit_to: string;
  permit_region: string;
}

export function formOf(stored: StaffCampaign | undefined): CampaignForm {
  return {
    ...sharedForm(stored),
    category: stored?.category ?? "donasi",
    target_amount: stored?.target_amount ?? 0,
    deadline: stored?.deadline ?? "",
    organiser: stored?.organiser ?? "",
    place: stored?.place ?? "",
    ...fundForm(stored),
  };
}

const fundForm = (stored: StaffCampaign | undefined) => ({
  fund_kind: stored?.fund_kind ?? ("infak_terikat" as const),
  rest_goes_to: stored?.rest_goes_to ?? "",
  permit_number: stored?.permit_number ?? "",
  permit_from: stored?.permit_from ?? "",
  permit_to: stored?.permit_to ?? "",
  permit_region: stored?.permit_region ?? "",
});

export function sentOf({
  thumbnail: _,
  deadline,
  permit_from,
  permit_to,
  ...form
}: CampaignForm): CampaignDraft {
  return {
    ...form,
    deadline: deadline || null,
    permit_from: permit_from || null,
    permit_to: permit_to || null,
  };
}

const permitOf = ({ permit_number, permit_from, permit_to, permit_region }: CampaignForm) =>
  permit_number
    ? { number: permit_number, from: permit_from || null, to: permit_to || null, region: permit_region }
    : null;

export function previewOf(
  form: CampaignForm,
  stored: StaffCampaign | undefined,
  published?: Campaign,
): Campaign {
  return {
    ...sharedPreview(form, stored),
    category: form.category,
    target_amount: form.target_amount,
    organiser: form.organiser,
    place: form.place,
    fund_kind: form.fund_kind,
    rest_goes_to: form.rest_goes_to,
    permit: permitOf(form),
    deadline: form.deadline ? `${form.deadline}T16:59:59.000Z` : null,
    current_amount: stored?.current_amount ?? 0,
    donor_count: stored?.donor_count ?? 0,
    updates: stored?.updates ?? [],
    payouts: published?.payouts ?? [],
    paid_out_amount: published?.paid_out_amount ?? 0,
    amil_amount: published?.amil_amount ?? 0,
    moved_amount: published?.moved_amount ?? 0,
    least_gift: published?.least_gift ?? 0,
  };
}
