import type { OwnArticle } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL } from "@barakah/contract/articles/article-words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MembersPage } from "../../accounts/index.ts";
import { date } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { ownArticlesQuery } from "./queries.ts";
import { standingOf } from "./standing.ts";

const TITLE = "Tulisan saya";

export default function MyArticlesPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Tulisan yang kamu kirim ke BARAKAH APP."
      back="/profile"
      skeleton={<RowsSkeleton />}
    >
      {(memberId) => <MyArticles memberId={memberId} />}
    </MembersPage>
  );
}

function MyArticles({ memberId }: { memberId: number }) {
  const query = useInfiniteQuery(ownArticlesQuery(memberId));
  return (
    <Page
      title={TITLE}
      back="/profile"
      isHeading
      className="px-4 pt-4 pb-8"
      actions={
        <ActionBar>
          <LinkButton to="/tulisan-saya/baru" block icon="plus-bold" label="Tulis artikel" />
        </ActionBar>
      }
    >
      <Loaded query={query} failure="Tulisanmu gagal dimuat." skeleton={<RowsSkeleton />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0)
            return (
              <EmptyState
                level="p"
                heading="Belum ada tulisan."
                text="Ceritakan pengalaman atau ilmumu. Editor membacanya dahulu."
              />
            );
          return (
            <ul className="flex flex-col gap-3">
              {all.map((article) => (
                <Row key={article.id} article={article} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <LoadMore query={query} />
    </Page>
  );
}

function Row({ article }: { article: Omit<OwnArticle, "description"> }) {
  const [tone, words] = standingOf(article);
  return (
    <Card as="li" className="relative p-3.5">
      <h2 className="leading-[1.3125rem] font-bold wrap-anywhere">
        <StretchedLink to={`/tulisan-saya/${article.id}`}>{article.title}</StretchedLink>
      </h2>
      <p className="mt-0.5 mb-1.5 text-sm text-text-2">
        {ARTICLE_CATEGORY_LABEL[article.category]} · {date(article.changed_at ?? article.created_at)}
      </p>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {article.review === "refused" && (
        <p className="mt-1.5 text-sm text-text-2 wrap-anywhere">Kata editor: “{article.review_note}”</p>
      )}
    </Card>
  );
}
