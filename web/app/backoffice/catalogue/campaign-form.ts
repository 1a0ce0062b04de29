import type { Campaign, CampaignDraft, StaffCampaign } from "@barakah/contract";
import type { Category } from "@barakah/contract/categories";
import { slugFrom } from "./slug.ts";

export interface CampaignForm {
  title: string;
  slug: string;
  description: string;
  picture: string | null;
  thumbnail: string | null;
  is_featured: boolean;
  category: Category;
  target_amount: number;
  /** A day, or nothing for a campaign without an end. */
  deadline: string;
}

export function formOf(stored: StaffCampaign | undefined): CampaignForm {
  return {
    title: stored?.title ?? "",
    slug: stored?.slug ?? "",
    description: stored?.description ?? "",
    picture: stored?.picture ?? null,
    thumbnail: stored?.thumbnail ?? null,
    is_featured: stored?.is_featured ?? false,
    category: stored?.category ?? "donasi",
    target_amount: stored?.target_amount ?? 0,
    deadline: stored?.deadline ?? "",
  };
}

export function sentOf({ thumbnail: _, deadline, ...form }: CampaignForm): CampaignDraft {
  return { ...form, deadline: deadline || null };
}

/** What visitors would get, made from what is written now. */
export function previewOf(form: CampaignForm, stored: StaffCampaign | undefined): Campaign {
  const { picture: _, deadline, ...shown } = form;
  return {
    ...shown,
    id: stored?.id ?? 1,
    title: form.title || "Judul kampanye",
    slug: form.slug || slugFrom(form.title) || "baru",
    deadline: deadline ? `${deadline}T16:59:59.000Z` : null,
    current_amount: stored?.current_amount ?? 0,
    donor_count: stored?.donor_count ?? 0,
    created_at: stored?.created_at ?? "",
    summary: "",
    updates: stored?.updates ?? [],
    payouts: [],
    paid_out_amount: 0,
  };
}
