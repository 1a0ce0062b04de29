export { SeasonBanner, seasonQuery } from "./season-banner.tsx";
