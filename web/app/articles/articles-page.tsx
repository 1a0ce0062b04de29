import type { ArticleSummary } from "@barakah/contract";
import {
  ARTICLE_CATEGORIES,
  ARTICLE_CATEGORY_LABEL,
  type ArticleCategory,
} from "@barakah/contract/articles/article-words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { useSiteName } from "../platform/site-name.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { Chip } from "../ui/chip.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { FilterLinks } from "../ui/filter-links.tsx";
import { ICON_BUTTON } from "../ui/form/icon-button.tsx";
import { SearchBox } from "../ui/form/search-box.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { LinkRow } from "../ui/link-row.tsx";
import { Cover } from "../ui/pictures/cover.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { ArticleRows, timeWords } from "./article-rows.tsx";
import { articlesQuery } from "./queries.ts";

const TITLE = "Kabar dan artikel";
const RSS = "/artikel/rss.xml";

const categoryOf = (search: URLSearchParams) =>
  ARTICLE_CATEGORIES.find((each) => each === search.get("kategori"));

const queries: PageQueries<unknown> = ({ search }) => [
  articlesQuery(categoryOf(search), searchTermOf(search)),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const SKELETON = (
  <Skeletons of={["mx-4 aspect-[16/11] rounded-lg", "mx-4 mt-6 h-20", "mx-4 mt-3 h-20", "mx-4 mt-3 h-20"]} />
);

export default function ArticlesPage() {
  const [params] = useSearchParams();
  const category = categoryOf(params);
  const { typed, setTyped, term } = useSearchTerm();
  const query = useInfiniteQuery(articlesQuery(category, term));
  return (
    <Page
      title={TITLE}
      back="/"
      isHeading
      tools={
        <Link to="/artikel?search=" aria-label="Cari artikel" className={ICON_BUTTON}>
          <Icon name="magnifying-glass" size={24} />
        </Link>
      }
    >
      <PageMeta
        title={category ? ARTICLE_CATEGORY_LABEL[category] : TITLE}
        description="Tulisan, kabar kegiatan, dan pengumuman komunitas."
      />
      <link rel="alternate" type="application/rss+xml" title={`${TITLE} ${useSiteName()}`} href={RSS} />
      {params.has("search") && (
        <div className="px-4 pt-4">
          <SearchBox value={typed} onChange={setTyped} action="/artikel" label="Cari artikel" />
        </div>
      )}
      <Categories current={category} search={term} />
      <Loaded query={query} failure="Artikel gagal dimuat." skeleton={SKELETON}>
        {({ pages }) => <List articles={pages.flatMap(({ items }) => items)} term={term} />}
      </Loaded>
      <LoadMore query={query} />
      <LinkRow
        to="/tulisan-saya/baru"
        icon="pencil-simple-fill"
        title="Tulis artikel"
        text="Anggota boleh mengirim, editor membaca dulu"
        className="mt-6"
      />
      <LinkRow
        to={RSS}
        document
        icon="rss"
        title="Langganan RSS"
        text="Tanpa akun, tanpa e-mail"
        className="mt-2"
      />
    </Page>
  );
}

function Categories({ current, search }: { current: ArticleCategory | undefined; search: string }) {
  const to = (kategori?: ArticleCategory) =>
    `/artikel?${new URLSearchParams({ ...(kategori && { kategori }), ...(search && { search }) })}`;
  return (
    <FilterLinks
      label="Jenis"
      links={[undefined, ...ARTICLE_CATEGORIES].map((each) => ({
        to: to(each),
        current: each === current,
        label: each ? ARTICLE_CATEGORY_LABEL[each] : "Semua",
      }))}
    />
  );
}

/** The newest article is on top with its picture. Results of a search are a plain list. */
function List({ articles, term }: { articles: ArticleSummary[]; term: string }) {
  const [newest, ...rest] = articles;
  if (!newest)
    return (
      <EmptyState
        level="p"
        heading={term ? "Tidak ada yang cocok." : "Belum ada tulisan."}
        text={
          term ? "Coba kata lain, atau kata yang lebih pendek." : "Tulisan berikutnya akan muncul di sini."
        }
      />
    );
  if (term) return <ArticleRows articles={articles} />;
  return (
    <>
      <NewestCard article={newest} />
      {rest.length > 0 && <ArticleRows articles={rest} className="mt-4 bg-surface px-4" />}
    </>
  );
}

function NewestCard({ article }: { article: ArticleSummary }) {
  const name = useSiteName();
  return (
    <Card as="article" className="relative mx-4 overflow-hidden">
      <Cover src={article.thumbnail}>
        <Chip tone="glass" className="absolute top-2.5 left-2.5">
          {ARTICLE_CATEGORY_LABEL[article.category]}
        </Chip>
      </Cover>
      <div className="p-4">
        <h2 className="text-lg leading-[1.4375rem] font-bold text-pretty wrap-anywhere">
          <StretchedLink to={`/artikel/${article.slug}`}>{article.title}</StretchedLink>
        </h2>
        <p className="mt-1 text-sm text-text-2 wrap-anywhere">{article.summary}</p>
        <p className="mt-2 text-sm text-text-2">
          {article.writer || name} · {timeWords(article)}
        </p>
      </div>
    </Card>
  );
}
