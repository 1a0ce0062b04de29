import type { ArticleSummary } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL } from "@barakah/contract/articles/article-words";
import { longDay } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { Picture } from "../ui/pictures/picture.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";

type Told = Pick<ArticleSummary, "category" | "published_at" | "minutes">;

/** An announcement is too short to say how long it takes. */
export const timeWords = ({ category, published_at, minutes }: Told, reading = "menit") =>
  [longDay(jakartaDay(published_at)), ...(category === "announcement" ? [] : [`${minutes} ${reading}`])].join(
    " · ",
  );

interface ArticleRowsProps {
  articles: readonly ArticleSummary[];
  className?: string;
}

export const ArticleRows = ({ articles, className = "bg-surface px-4" }: ArticleRowsProps) => (
  <ul className={`divide-y divide-border ${className}`}>
    {articles.map((article) => (
      <li key={article.id} className="relative flex gap-3.5 py-3.5">
        <span className="h-[74px] w-[92px] flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={article.thumbnail} alt="" width={92} height={74} sizes="92px" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="leading-[1.3125rem] font-bold text-pretty wrap-anywhere">
            <StretchedLink to={`/artikel/${article.slug}`}>{article.title}</StretchedLink>
          </h3>
          <p className="mt-1 text-xs text-text-2">
            {ARTICLE_CATEGORY_LABEL[article.category]} · {timeWords(article)}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
