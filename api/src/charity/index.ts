export { CHARITY_CHECKS } from "./doctor.ts";
export { give } from "./donate.ts";
export { confirmKind } from "./edit-campaign.ts";
export { eventGifts } from "./event-gifts.ts";
export { charityFeature } from "./feature.ts";
export { donationPayable } from "./payable.ts";
export { openCampaign, takesGifts } from "./queries/open-campaign.ts";
