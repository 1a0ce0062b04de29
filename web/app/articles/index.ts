import { lazy } from "react";

export { ArticleText } from "./article-text.tsx";
export { homeArticlesQuery } from "./home-query.ts";
/** Below the first screen of the home page, which is the heaviest: loaded after it. */
export const HomeArticles = lazy(() => import("./home-articles.tsx"));
