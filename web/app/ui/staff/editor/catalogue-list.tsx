import {
  PUBLICATION_LABEL,
  PUBLICATIONS,
  type Publication,
} from "@barakah/contract/platform/publication-states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "../../icons/icon.tsx";
import { Picture } from "../../pictures/picture.tsx";
import type { Column } from "../data-table.tsx";
import { ListPage } from "../list-page.tsx";
import { useListParams } from "../list-params.ts";
import { useMay } from "../roles.ts";
import { SmallLink } from "../small-button.tsx";
import { type CatalogueKind, WORDS } from "./catalogue-words.ts";
import { PublicationBadge } from "./publication-badge.tsx";
import type { ListQuery } from "./queries.ts";

interface Listed {
  id: number;
  title: string;
  slug: string;
  thumbnail: string | null;
  status: Publication;
  is_featured: boolean;
}

interface CatalogueListProps<Row extends Listed> {
  kind: CatalogueKind;
  columns: readonly Column<Row>[];
  query: ListQuery<Row>;
  /** More states to choose from than those of publication. */
  moreStatuses?: readonly { value: string; label: string }[];
}

const STATUSES = PUBLICATIONS.map((value) => ({ value, label: PUBLICATION_LABEL[value] }));

export function CatalogueList<Row extends Listed>(props: CatalogueListProps<Row>) {
  const { kind, columns, query, moreStatuses = [] } = props;
  const { name, path } = WORDS[kind];
  const thing = name.toLowerCase();
  const mayAdd = useMay(kind === "course" ? "all_courses" : `${kind}s`);
  const params = useListParams();
  const list = useQuery(query(params));
  return (
    <ListPage
      title={name}
      actions={
        mayAdd && (
          <SmallLink to={`/admin/${path}/baru`}>
            <Icon name="plus-bold" size={16} />
            Tambah {thing}
          </SmallLink>
        )
      }
      searchFor={`Cari ${thing}`}
      statuses={[...moreStatuses, ...STATUSES]}
      params={params}
      caption={`Daftar ${thing}`}
      empty={`Tidak ada ${thing} di sini.`}
      emptyStep={
        mayAdd
          ? { text: `Tulis ${thing} pertamamu.`, to: `/admin/${path}/baru`, label: `Tambah ${thing}` }
          : { text: `Yang boleh menambah ${thing} belum menulis satu pun.` }
      }
      query={list}
      columns={[
        { head: "Judul", title: true, cell: (row) => <Title row={row} path={path} /> },
        ...columns,
        { head: "Status", cell: ({ status }) => <PublicationBadge status={status} /> },
      ]}
    />
  );
}

const Title = ({ row, path }: { row: Listed; path: string }) => (
  <span className="flex items-center gap-3">
    <span className="h-10 w-12 flex-none overflow-hidden rounded-sm bg-surface-2">
      <Picture src={row.thumbnail} alt="" width={48} height={40} sizes="48px" />
    </span>
    <span className="min-w-40">
      <Link to={`/admin/${path}/${row.id}`} className="line-clamp-2 font-semibold text-primary-text">
        {row.title}
      </Link>
      {row.is_featured && <span className="text-xs text-accent-text">Unggulan</span>}
    </span>
  </span>
);
