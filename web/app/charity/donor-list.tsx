import type { Donor } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { useInfiniteQuery } from "@tanstack/react-query";
import { date, rupiah, timeAgo, wholeNumber } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Avatar, initialsOf } from "../ui/pictures/avatar.tsx";
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

const NoDonors = () => (
  <EmptyState
    level="p"
    heading="Belum ada donasi yang terverifikasi."
    text="Jadilah yang pertama menguatkan program ini."
  />
);

function Donors({ donors, total }: { donors: Donor[]; total: number }) {
  // Numbered from the end, so that keys stay stable when new donors arrive at the top.
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

export const DonorAvatar = ({ name }: { name: string }) => (
  <Avatar>{name === UNKNOWN_GIVER ? <Icon name="hand-heart-fill" size={20} /> : initialsOf(name)}</Avatar>
);

function DonorRow({ donor }: { donor: Donor }) {
  const now = useNow();
  return (
    <li className="flex items-start gap-3 py-3">
      <DonorAvatar name={donor.donor_name} />
      <div className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{donor.donor_name}</b>
        <p className="text-xs text-text-3">
          {date(donor.transfer_date)} · {timeAgo(donor.verified_at, now)}
        </p>
      </div>
      <b className="whitespace-nowrap text-primary-text">{rupiah(donor.amount)}</b>
    </li>
  );
}
