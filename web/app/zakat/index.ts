export { SeasonBanner } from "./season-banner.tsx";
export { seasonQuery } from "./season-query.ts";
