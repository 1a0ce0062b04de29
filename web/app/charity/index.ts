export { CampaignActions } from "./campaign-actions.tsx";
export { CampaignCard } from "./campaign-card.tsx";
export { CampaignCarousel } from "./campaign-carousel.tsx";
export { CampaignDetail } from "./campaign-detail.tsx";
export { HomeCampaigns } from "./home-campaigns.tsx";
export { HOME_FEATURED, homeCampaignQueries } from "./home-queries.ts";
export { progressOf } from "./progress.ts";
export { campaignQuery } from "./queries.ts";
export { ShareButton } from "./share-button.tsx";
