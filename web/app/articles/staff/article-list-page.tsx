import type { StaffArticleSummary } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL } from "@barakah/contract/articles/article-words";
import { date } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { CatalogueList } from "../../ui/staff/editor/catalogue-list.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { articlesQuery } from "./queries.ts";

const WAITING = [{ value: "waiting", label: "Menunggu dibaca" }];

const COLUMNS: readonly Column<StaffArticleSummary>[] = [
  { head: "Jenis", cell: ({ category }) => ARTICLE_CATEGORY_LABEL[category] },
  { head: "Penulis", cell: ({ author, writer }) => writer || author || "Komunitas" },
  { head: "Menunggu", cell: (article) => <WaitsFor article={article} /> },
  {
    head: "Ditulis",
    right: true,
    minor: true,
    cell: ({ submitted_at, created_at }) => date(submitted_at ?? created_at),
  },
];

/** What happens next, and when. */
function WaitsFor({ article: { review, publish_at } }: { article: StaffArticleSummary }) {
  if (publish_at) return <StatusBadge tone="info">Terbit {date(publish_at)}</StatusBadge>;
  if (review === "waiting") return <StatusBadge tone="wait">Dibaca editor</StatusBadge>;
  return review === "refused" ? <StatusBadge tone="mute">Perbaikan penulis</StatusBadge> : "–";
}

export default function ArticleListPage() {
  return <CatalogueList kind="article" columns={COLUMNS} query={articlesQuery} moreStatuses={WAITING} />;
}
