import type { Donor } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { timeAgo, wholeNumber } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { DonorAvatar } from "../donor-list.tsx";
import { prayersQuery } from "../queries.ts";
import { Prayer } from "./prayer.tsx";

const SHOWN = 3;

/** The donors' prayers, without amounts. Empty if there are none, and no error is shown if the request fails. */
export function CampaignPrayers({ slug }: { slug: string }) {
  const query = useInfiniteQuery(prayersQuery(slug));
  const donors = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  if (total === 0) return null;
  return (
    <section aria-labelledby="doa" className="mb-2 px-4 py-4">
      <h2 id="doa" className="mb-2 text-lg">
        Doa dan pesan <span className="font-semibold text-text-2">{wholeNumber(total)}</span>
      </h2>
      <Cards donors={donors.slice(0, SHOWN)} />
      {total > SHOWN && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-bold text-primary-text">
            Lihat doa lainnya
          </summary>
          <Cards donors={donors.slice(SHOWN)} />
          <LoadMore query={query} />
        </details>
      )}
      <p className="mt-3 text-center text-xs text-pretty text-text-3">
        Satu orang satu aamiin. Doa yang tidak pantas bisa kamu laporkan.
      </p>
    </section>
  );
}

const Cards = ({ donors }: { donors: Donor[] }) => (
  <ul className="flex flex-col gap-2.5">
    {donors.map(
      (donor) => donor.prayer && <PrayerCard key={donor.prayer.id} donor={donor} prayer={donor.prayer} />,
    )}
  </ul>
);

function PrayerCard({ donor, prayer }: { donor: Donor; prayer: NonNullable<Donor["prayer"]> }) {
  const now = useNow();
  return (
    <Card as="li" className="px-4 pt-3.5 pb-1.5">
      <div className="flex items-center gap-3">
        <DonorAvatar name={donor.donor_name} />
        <div className="min-w-0">
          <b className="block wrap-anywhere">{donor.donor_name}</b>
          <p className="text-xs text-text-3">{timeAgo(donor.verified_at, now)}</p>
        </div>
      </div>
      <Prayer prayer={prayer} donor={donor.donor_name} />
    </Card>
  );
}
