import type { Campaign, CampaignDraft, StaffCampaign } from "@barakah/contract";
import type { Category } from "@barakah/contract/charity/categories";
import type { GivenKind } from "@barakah/contract/ledger/fund-kinds";
import { EMPTY_ITEM, formFrom, sharedPreview } from "../../ui/staff/editor/catalogue-form.ts";

const EMPTY = {
  ...EMPTY_ITEM,
  category: "donasi" as Category,
  target_amount: 0,
  /** A day, or nothing for a campaign without an end. */
  deadline: "",
  organiser: "",
  place: "",
  fund_kind: "infak_terikat" as GivenKind,
  rest_goes_to: "",
  permit_number: "",
  /** Days, or nothing. */
  permit_from: "",
  permit_to: "",
  permit_region: "",
};
export type CampaignForm = typeof EMPTY;

export const formOf = (stored: StaffCampaign | undefined) => formFrom(EMPTY, stored);

export const sentOf = ({ thumbnail: _, ...form }: CampaignForm): CampaignDraft => ({
  ...form,
  deadline: form.deadline || null,
  permit_from: form.permit_from || null,
  permit_to: form.permit_to || null,
});

const permitOf = ({ permit_number, permit_from, permit_to, permit_region }: CampaignForm) =>
  permit_number
    ? { number: permit_number, from: permit_from || null, to: permit_to || null, region: permit_region }
    : null;

export const previewOf = (
  form: CampaignForm,
  stored: StaffCampaign | undefined,
  published?: Campaign,
): Campaign => ({
  ...form,
  ...sharedPreview(form, stored),
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
});
