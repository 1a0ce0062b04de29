export { BegunOnDevice } from "./begun-on-device.tsx";
export { CampaignActions } from "./campaign-actions.tsx";
export { CampaignCarousel } from "./campaign-carousel.tsx";
export { CampaignDetail } from "./campaign-detail.tsx";
export { CampaignCard } from "./campaign-grid.tsx";
export { HOME_FEATURED, HomeCampaigns, homeCampaignQueries } from "./home-campaigns.tsx";
export { progressOf } from "./progress.tsx";
export { campaignQuery } from "./queries.ts";
