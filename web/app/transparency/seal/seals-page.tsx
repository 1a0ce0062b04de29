import type { Seal } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { wholeNumber } from "../../platform/format.ts";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { inGroups } from "../figures.ts";
import { sealsQuery } from "../queries.ts";

const queries: PageQueries<unknown> = () => [sealsQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function SealsPage() {
  const query = useInfiniteQuery(sealsQuery());
  return (
    <Page
      title="Segel buku"
      back="/transparansi"
      description="Segel harian buku besar: bukti bahwa catatan lama tidak diubah."
    >
      <div className="px-4 pt-4">
        <h1 className="text-2xl">Buku yang tidak bisa diubah diam-diam</h1>
        <p className="mt-2 text-sm text-text-2">
          Setiap malam semua catatan keuangan hari itu diringkas menjadi satu deret huruf: segelnya. Segel
          hari ini memuat segel kemarin. Bila satu catatan lama diubah, segelnya dan semua segel sesudahnya
          tidak cocok lagi.
        </p>
      </div>
      <Loaded
        query={query}
        failure="Segel gagal dimuat."
        skeleton={<Skeleton className="m-4 h-96 rounded-lg" />}
      >
        {({ pages }) =>
          pages[0]?.total === 0 ? (
            <EmptyState
              heading="Belum ada segel"
              text="Segel pertama dibuat malam ini, lewat tengah malam."
            />
          ) : (
            <>
              <HowToCheck seal={pages[0]?.items[0]} />
              <h2 className="px-4 pt-6 pb-2 text-xl">{wholeNumber(pages[0]?.total ?? 0)} segel</h2>
              <Card className="mx-4 divide-y divide-border px-4">
                {pages.flatMap(({ items }) => items.map((seal) => <SealRow key={seal.day} seal={seal} />))}
              </Card>
              <LoadMore query={query} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const SealRow = ({ seal: { day, postings, hash, root, previous } }: { seal: Seal }) => (
  <details className="group py-2.5">
    <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3">
      <span className="flex-1">
        <b className="block text-sm font-bold">{longDay(day)}</b>
        <span className="block text-xs text-text-2">
          {postings === 0 ? "tanpa catatan" : `${wholeNumber(postings)} catatan`}
        </span>
      </span>
      <code className="font-[family-name:var(--font-mono)] text-xs text-text-2">{hash.slice(0, 12)}…</code>
      <Icon
        name="caret-down-bold"
        size={16}
        className="text-text-3 transition-transform group-open:rotate-180"
      />
    </summary>
    <dl className="grid gap-2 pt-2 pb-1 text-xs">
      <Hash name="Segel" value={hash} />
      <Hash name="Akar Merkle catatan hari itu" value={root} />
      <Hash name="Segel hari sebelumnya" value={previous} />
    </dl>
  </details>
);

const Hash = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-text-2">{name}</dt>
    <dd className="mt-0.5 rounded-md bg-surface-2 p-2 font-[family-name:var(--font-mono)] leading-5 wrap-anywhere">
      {inGroups(value)}
    </dd>
  </div>
);

function HowToCheck({ seal }: { seal: Seal | undefined }) {
  if (!seal) return null;
  const command = `printf '${seal.day}\\n${seal.postings}\\n${seal.root}\\n${seal.previous}\\n' | sha256sum`;
  return (
    <Card className="mx-4 mt-4 px-4">
      <details className="group py-1">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-sm font-bold text-primary-text">
          Periksa sendiri
          <Icon name="caret-down-bold" size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <ol className="grid list-decimal gap-2 pb-3 pl-5 text-sm text-text-2">
          <li>Simpan satu segel hari ini: catat, cetak, atau potret layarnya.</li>
          <li>Kapan pun nanti, buka halaman ini lagi. Segel hari itu harus tetap sama huruf demi huruf.</li>
          <li>
            Segel itu sendiri dapat dihitung ulang di komputer mana pun: SHA-256 dari hari, jumlah catatan,
            akar Merkle, dan segel sebelumnya, masing-masing satu baris.
            <code className="mt-2 block rounded-md bg-surface-2 p-2.5 font-[family-name:var(--font-mono)] text-xs leading-5 text-text wrap-anywhere">
              {command}
            </code>
          </li>
          <li>
            Tanda terima membuktikan bahwa catatanmu ikut disegel: halaman bukti menghitung jalannya sampai ke
            akar hari itu.
          </li>
        </ol>
        <p className="pb-3 text-sm">
          <a href="/api/seals/" className="font-bold text-primary-text underline">
            Semua segel sebagai data (JSON)
          </a>
        </p>
      </details>
    </Card>
  );
}
