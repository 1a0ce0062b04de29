import { laterPart } from "../ui/layout/later-part.ts";

export { Announcement } from "./announcement.tsx";
export { ArticleText } from "./article-text.tsx";
export { announcementQuery, homeArticlesQuery } from "./home-query.ts";
/** Below the first screen of the home page, which is the heaviest: loaded after it. */
export const HomeArticles = /* @__PURE__ */ laterPart(() => import("./home-articles.tsx"));
