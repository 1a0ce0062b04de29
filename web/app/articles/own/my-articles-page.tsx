import type { OwnArticle } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL } from "@barakah/contract/articles/article-words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MembersPage } from "../../accounts/index.ts";
import { date } from "../../platform/format.ts";
import { OwnList } from "../../ui/catalogue/own-list.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
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

const MyArticles = ({ memberId }: { memberId: number }) => (
  <OwnList
    title={TITLE}
    back="/profile"
    query={useInfiniteQuery(ownArticlesQuery(memberId))}
    failure="Tulisanmu gagal dimuat."
    empty={{
      heading: "Belum ada tulisan.",
      text: "Ceritakan pengalaman atau ilmumu. Editor membacanya dahulu.",
    }}
    add={{ to: "/tulisan-saya/baru", label: "Tulis artikel" }}
    row={(article) => <Row key={article.id} article={article} />}
  />
);

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
