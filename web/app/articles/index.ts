import { lazy } from "react";

export { Announcement } from "./announcement.tsx";
export { ArticleText } from "./article-text.tsx";
export { announcementQuery, homeArticlesQuery } from "./home-query.ts";
/** Below the first screen of the home page, which is the heaviest: loaded after it. */
export const HomeArticles = lazy(() => import("./home-articles.tsx"));
