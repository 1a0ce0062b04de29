export { CampaignCard } from "./campaign-card.tsx";
export { CampaignCarousel } from "./campaign-carousel.tsx";
export { CampaignDetail } from "./campaign-detail.tsx";
export { HomeCampaigns } from "./home-campaigns.tsx";
export { HOME_FEATURED, homeCampaignQueries } from "./home-queries.ts";
export { donorsQuery } from "./queries.ts";
