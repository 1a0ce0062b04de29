export { createCampaign, editCampaign, publishCampaign, readStaffCampaign } from "./edit-campaign.ts";
export { givingRoutes } from "./giving-routes.ts";
export { staffCampaigns } from "./queries-editing.ts";
export { charityRoutes } from "./routes.ts";
export { donationSeller } from "./seller.ts";
export { addNews, editNews, removeNews } from "./write-news.ts";
