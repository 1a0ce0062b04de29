import type { Article } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL } from "@barakah/contract/articles/article-words";
import { useSiteName } from "../platform/site-name.ts";
import { Chip } from "../ui/chip.tsx";
import { Html } from "../ui/html/html.tsx";
import { Avatar, initialsOf } from "../ui/pictures/avatar.tsx";
import { Cover } from "../ui/pictures/cover.tsx";
import { timeWords } from "./article-rows.tsx";

const READING =
  "[&_.prose]:text-[1.0625rem] [&_.prose]:leading-[1.75rem] [&_.prose]:text-text [&_.prose_blockquote]:my-5 [&_.prose_blockquote]:border-primary [&_.prose_blockquote]:font-semibold [&_.prose_h2]:mt-7 [&_.prose_h2]:text-xl [&_.prose_h3]:mt-6 [&_.prose_li]:mt-1.5 [&_.prose_ul>li]:marker:text-accent";

type Read = Pick<
  Article,
  "title" | "category" | "writer" | "published_at" | "minutes" | "thumbnail" | "description"
>;

/** An article to be read: 17 px on 28. */
export const ArticleText = ({ article }: { article: Read }) => {
  const name = useSiteName();
  const writer = article.writer || name;
  return (
    <article className="bg-surface px-4 pt-4 pb-6">
      <Chip tone="green">{ARTICLE_CATEGORY_LABEL[article.category]}</Chip>
      <h1 className="mt-2.5 text-[1.5rem] leading-[1.875rem] font-extrabold text-balance wrap-anywhere">
        {article.title}
      </h1>
      <div className="mt-3 flex items-center gap-3">
        <Avatar>{initialsOf(writer)}</Avatar>
        <p className="min-w-0 text-sm text-text-2">
          <b className="block text-text wrap-anywhere">{writer}</b>
          {timeWords(article, "menit baca")}
        </p>
      </div>
      {article.thumbnail && (
        <div className="mt-4 overflow-hidden rounded-lg">
          <Cover src={article.thumbnail} />
        </div>
      )}
      <div className={`mt-5 ${READING}`}>
        <Html html={article.description} />
      </div>
    </article>
  );
};
