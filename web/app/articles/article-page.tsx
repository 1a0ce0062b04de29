import type { Article } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL } from "@barakah/contract/articles/article-words";
import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { date } from "../platform/format.ts";
import { organisation } from "../platform/json-ld.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { ItemMeta } from "../ui/catalogue/item.tsx";
import { ItemNotFound } from "../ui/catalogue/item-not-found.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Section } from "../ui/layout/section.tsx";
import { LinkRow } from "../ui/link-row.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import type { Route } from "./+types/article-page";
import { ArticleRows } from "./article-rows.tsx";
import { ArticleText } from "./article-text.tsx";
import { articleQuery } from "./queries.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [articleQuery(params.slug)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const schemaOf = (article: Article, origin: string) => ({
  "@type": "Article",
  headline: article.title,
  articleSection: ARTICLE_CATEGORY_LABEL[article.category],
  datePublished: article.published_at,
  dateModified: article.changed_at ?? article.published_at,
  author: article.writer ? { "@type": "Person", name: article.writer } : organisation(origin),
  publisher: organisation(origin),
  mainEntityOfPage: `${origin}/artikel/${article.slug}`,
  inLanguage: "id",
});

const SKELETON = (
  <Skeletons
    of={["mx-4 mt-4 h-16", "mx-4 mt-3 h-10 w-1/2", "mx-4 mt-4 aspect-[16/9] rounded-lg", "m-4 h-64"]}
  />
);

export default function ArticlePage({ params: { slug } }: Route.ComponentProps) {
  const query = useQuery(articleQuery(slug));
  const article = query.data;
  if (!article && query.isError && statusOf(query.error) === 404) return <ArticleNotFound />;
  const kind = article ? ARTICLE_CATEGORY_LABEL[article.category] : "Artikel";
  return (
    <Page
      title={kind}
      back="/artikel"
      tools={article && <ShareButton title={article.title} data-needs-script />}
    >
      <ItemMeta
        item={article}
        before={{ title: "Artikel", description: "Artikel komunitas di BARAKAH APP." }}
        path="/artikel"
        describe={(title) => `${title}, di BARAKAH APP.`}
        type="article"
        schema={schemaOf}
      />
      <Loaded query={query} failure="Artikel gagal dimuat." skeleton={SKELETON}>
        {(found) => (
          <>
            <ArticleText article={found} />
            {found.card && <RelatedCard card={found.card} />}
            {found.others.length > 0 && (
              <Section title="Tulisan lain" className="mt-4 bg-surface pt-2">
                <ArticleRows articles={found.others} />
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const RelatedCard = ({ card }: { card: NonNullable<Article["card"]> }) => (
  <section aria-label="Lanjutkan dengan">
    <h2 className="px-4 pt-4 text-sm font-semibold">Lanjutkan dengan</h2>
    <LinkRow
      to={card.kind === "event" ? `/acara/${card.slug}` : `/kampanye/${card.slug}`}
      icon={card.kind === "event" ? "ticket" : "hand-heart-fill"}
      title={card.title}
      text={
        [card.starts_at && date(card.starts_at), card.place].filter(Boolean).join(" · ") ||
        (card.kind === "event" ? "Acara" : "Program donasi")
      }
      className="mt-2"
    />
  </section>
);

const ArticleNotFound = () => (
  <ItemNotFound
    title="Artikel"
    list="/artikel"
    heading="Artikel tidak ditemukan."
    description="Artikel ini tidak ada di BARAKAH APP."
    text="Tulisan ini tidak ada, atau sudah tidak ditampilkan."
    more="Lihat tulisan lain"
  />
);
