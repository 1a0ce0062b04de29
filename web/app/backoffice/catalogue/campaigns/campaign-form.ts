import type { Campaign, CampaignDraft, StaffCampaign } from "@barakah/contract";
import type { Category } from "@barakah/contract/charity/categories";
import { type CatalogueForm, sharedForm, sharedPreview } from "../catalogue-form.ts";

export interface CampaignForm extends CatalogueForm {
  category: Category;
  target_amount: number;
  /** A day, or nothing for a campaign without an end. */
  deadline: string;
  organiser: string;
  place: string;
}

export function formOf(stored: StaffCampaign | undefined): CampaignForm {
  return {
    ...sharedForm(stored),
    category: stored?.category ?? "donasi",
    target_amount: stored?.target_amount ?? 0,
    deadline: stored?.deadline ?? "",
    organiser: stored?.organiser ?? "",
    place: stored?.place ?? "",
  };
}

export function sentOf({ thumbnail: _, deadline, ...form }: CampaignForm): CampaignDraft {
  return { ...form, deadline: deadline || null };
}

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
    deadline: form.deadline ? `${form.deadline}T16:59:59.000Z` : null,
    current_amount: stored?.current_amount ?? 0,
    donor_count: stored?.donor_count ?? 0,
    updates: stored?.updates ?? [],
    payouts: published?.payouts ?? [],
    paid_out_amount: published?.paid_out_amount ?? 0,
    least_gift: published?.least_gift ?? 0,
  };
}
