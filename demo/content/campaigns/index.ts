import { donorsOf } from "../donors.ts";
import type { CampaignDraft, DemoCampaign } from "../types.ts";
import { buildingCampaigns } from "./building.ts";
import { emergencyCampaigns } from "./emergency.ts";
import { givingCampaigns } from "./giving.ts";
import { healthCampaigns } from "./health.ts";
import { learningCampaigns } from "./learning.ts";
import { natureCampaigns } from "./nature.ts";

/** The intended totals of each campaign. */
export const campaignDrafts: CampaignDraft[] = [
  ...buildingCampaigns,
  ...emergencyCampaigns,
  ...learningCampaigns,
  ...healthCampaigns,
  ...givingCampaigns,
  ...natureCampaigns,
];

export const campaigns: DemoCampaign[] = campaignDrafts.map(({ donorCount, collected, ...campaign }) => ({
  ...campaign,
  donors: donorsOf({ ...campaign, donorCount, collected }),
}));
