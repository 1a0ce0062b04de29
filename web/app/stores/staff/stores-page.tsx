import type { StaffStoreSummary } from "@barakah/contract";
import { STORE_STATE_LABEL, STORE_STATES } from "@barakah/contract/stores/store-words";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { date, timeAgo, wholeNumber } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { pageQuery } from "../../platform/staff-query.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { PagedTable } from "../../ui/staff/data-table.tsx";
import { FilterBar } from "../../ui/staff/filter-bar.tsx";
import { listQueryOf, useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { ProductsInReview } from "./products-in-review.tsx";
import { StoreBadge } from "./store-badge.tsx";
import { StoreFile } from "./store-file.tsx";

const APPLICATIONS = 100;

const applicationsQuery = () =>
  pageQuery(["staff", "stores", "applied"], "GET /api/admin/stores/", {
    query: { state: "applied", limit: String(APPLICATIONS) },
  });
const reviewsQuery = () =>
  pageQuery(["staff", "stores", "products"], "GET /api/admin/store-products/", { query: {} });

type Tab = "pengajuan" | "toko" | "produk";

/** Applications, all stores, and first products that wait. */
export default function StoresPage() {
  const [address, setAddress] = useSearchParams();
  const applications = useQuery(applicationsQuery());
  const reviews = useQuery(reviewsQuery());
  const tab = (["toko", "produk"] as const).find((one) => one === address.get("bagian")) ?? "pengajuan";
  const counted = (label: string, total: number | undefined) => (total ? `${label} ${total}` : label);
  return (
    <WorkPage title="Toko anggota">
      <Segments<Tab>
        label="Bagian"
        className="mb-4"
        value={tab}
        onChange={(to) => setAddress({ bagian: to }, { replace: true })}
        options={[
          { value: "pengajuan", label: counted("Pengajuan", applications.data?.total) },
          { value: "toko", label: "Semua toko" },
          { value: "produk", label: counted("Produk baru", reviews.data?.total) },
        ]}
      />
      {tab === "pengajuan" && <Applications query={applications} />}
      {tab === "toko" && <AllStores />}
      {tab === "produk" && <ProductsInReview query={reviews} />}
    </WorkPage>
  );
}

interface ApplicationsProps {
  query: {
    data: { items: StaffStoreSummary[] } | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch(): unknown;
  };
}

/** Oldest first. The store whose id is in the address is shown too. */
function Applications({ query }: ApplicationsProps) {
  const [address, setAddress] = useSearchParams();
  const now = useNow();
  const waiting = query.data?.items.toReversed() ?? [];
  const asked = Number(address.get("pilih"));
  const current = asked || waiting[0]?.id;
  const open = (id: number | undefined) => id && setAddress({ pilih: String(id) }, { replace: true });
  const step = (by: number) => open(waiting[waiting.findIndex(({ id }) => id === current) + by]?.id);
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  if (!query.data) return <LoadState query={query} failure="Pengajuan belum dapat dimuat." />;
  if (!current) return <EmptyState level="p" heading="Tidak ada pengajuan yang menunggu." />;
  return (
    <div className="bo-grid narrow-wide">
      <Panel bare className="self-start">
        <ul aria-label="Pengajuan yang menunggu" className="divide-y divide-border">
          {waiting.map(({ id, name, owner, applied_at, state }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current || undefined}
                onClick={() => open(id)}
                className="flex w-full items-start justify-between gap-3 px-4 py-3 text-left aria-current:bg-primary-soft"
              >
                <span className="min-w-0">
                  <b className="block wrap-anywhere">{name}</b>
                  <span className="text-text-2">{owner}</span>
                </span>
                <span className="flex-none text-right">
                  <span className="block text-text-2">{timeAgo(applied_at, now)}</span>
                  <StoreBadge state={state} />
                </span>
              </button>
            </li>
          ))}
          {waiting.length === 0 && <li className="px-4 py-3 text-text-2">Tidak ada yang menunggu.</li>}
        </ul>
      </Panel>
      <StoreFile key={current} id={current} onDecided={() => setAddress({}, { replace: true })} />
    </div>
  );
}

const STATES = STORE_STATES.map((value) => ({ value, label: STORE_STATE_LABEL[value] }));

function AllStores() {
  const params = useListParams();
  const { status, ...asked } = listQueryOf(params);
  const filter = { ...asked, state: status };
  const query = useQuery(
    pageQuery(["staff", "stores", "all", filter], "GET /api/admin/stores/", { query: filter }),
  );
  return (
    <Panel bare>
      <FilterBar params={params} searchFor="Nama toko atau pemilik rekening" statuses={STATES} />
      <PagedTable
        params={params}
        caption="Semua toko"
        empty="Tidak ada toko di sini."
        emptyStep={{ text: "Toko muncul setelah anggota mengajukannya dari Toko Saya." }}
        query={query}
        columns={[
          { head: "Toko", title: true, cell: (store) => <StoreName store={store} /> },
          { head: "Status", cell: ({ state }) => <StoreBadge state={state} /> },
          { head: "Diajukan", right: true, minor: true, cell: ({ applied_at }) => date(applied_at) },
          { head: "Terjual 30 hari", right: true, cell: ({ sold }) => wholeNumber(sold) },
          { head: "Keluhan 30 hari", right: true, cell: ({ complaints }) => wholeNumber(complaints) },
        ]}
      />
    </Panel>
  );
}

const StoreName = ({ store }: { store: StaffStoreSummary }) => (
  <span className="flex items-center gap-3">
    <span className="size-10 flex-none overflow-hidden rounded-sm bg-surface-2">
      <Picture src={store.thumbnail} alt="" width={40} height={40} sizes="40px" />
    </span>
    <span>
      <Link to={`/admin/toko?pilih=${store.id}`} className="font-semibold text-primary-text">
        {store.name}
      </Link>
      <span className="block text-text-2">
        {store.owner} · {wholeNumber(store.product_count)} produk
      </span>
    </span>
  </span>
);
