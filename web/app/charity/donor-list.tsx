import type { Donor } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { wholeNumber } from "../platform/format.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { DonorRow } from "./donor-row.tsx";
import { donorsQuery } from "./queries.ts";

export function DonorList({ slug }: { slug: string }) {
  const donors = useInfiniteQuery(donorsQuery(slug));
  return (
    <>
      <Loaded query={donors} failure="Donasi gagal dimuat." skeleton={<Skeleton className="h-40" />}>
        {({ pages }) => {
          const total = pages[0]?.total ?? 0;
          return total === 0 ? (
            <NoDonors />
          ) : (
            <Donors donors={pages.flatMap((page) => page.items)} total={total} />
          );
        }}
      </Loaded>
      <LoadMore query={donors} />
    </>
  );
}

function NoDonors() {
  return (
    <EmptyState
      level="p"
      heading="Belum ada donasi yang terverifikasi."
      text="Jadilah yang pertama menguatkan program ini."
    />
  );
}

function Donors({ donors, total }: { donors: Donor[]; total: number }) {
  // The newest is first: counted from the end, each keeps its number when others come in.
  const numbered = donors.map((donor, position) => ({ donor, number: total - position }));
  return (
    <>
      <p className="text-sm text-text-2">
        <b className="text-text">{wholeNumber(total)} donatur</b> sudah terverifikasi
      </p>
      <ul className="divide-y divide-border">
        {numbered.map(({ donor, number }) => (
          <DonorRow key={number} donor={donor} />
        ))}
      </ul>
    </>
  );
}
