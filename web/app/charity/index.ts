export { CampaignCarousel } from "./campaign-carousel.tsx";
export { HomeCampaigns } from "./home-campaigns.tsx";
export { HOME_FEATURED, homeCampaignQueries } from "./home-queries.ts";
