export { CHARITY_CHECKS } from "./doctor.ts";
export { give } from "./donate.ts";
export {
  confirmKind,
  createCampaign,
  editCampaign,
  publishCampaign,
  readStaffCampaign,
} from "./edit-campaign.ts";
export { eventGifts } from "./event-gifts.ts";
export { charityFeature } from "./feature.ts";
export { donationPayable } from "./payable.ts";
export { moderate } from "./prayers/prayers.ts";
export { openCampaign } from "./queries/donations.ts";
export { staffCampaigns } from "./queries/editing.ts";
export { staffPrayers } from "./queries/prayers.ts";
export { addNews, editNews, removeNews } from "./write-news.ts";
