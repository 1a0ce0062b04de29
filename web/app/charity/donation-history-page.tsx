import type { DonationHistoryItem } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MembersPage } from "../accounts/index.ts";
import { ReceiptDownload, statusWords, YearLink } from "../payments/index.ts";
import { date, dateInWords, rupiah } from "../platform/format.ts";
import { pagedQuery } from "../platform/query-client.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";

const TITLE = "Riwayat Donasi";
const SKELETON = <RowsSkeleton className="h-24" />;

export default function DonationHistoryPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Donasi yang pernah kamu tunaikan di BARAKAH APP, dengan statusnya."
      back="/login"
      skeleton={SKELETON}
    >
      {(memberId) => <History memberId={memberId} />}
    </MembersPage>
  );
}

function History({ memberId }: { memberId: number }) {
  const donations = useInfiniteQuery(myDonationsQuery(memberId));
  return (
    <Page title={TITLE} back="/login" isHeading className="pt-4 pb-8">
      <Loaded query={donations} failure="Donasi gagal dimuat." skeleton={SKELETON}>
        {({ pages }) => (
          <>
            {pages[0]?.items.some(({ receipt }) => receipt) && <YearLink />}
            <DonationList donations={pages.flatMap((page) => page.items)} />
          </>
        )}
      </Loaded>
      <LoadMore query={donations} />
    </Page>
  );
}

function DonationList({ donations }: { donations: DonationHistoryItem[] }) {
  if (donations.length === 0) {
    return (
      <EmptyState level="p" heading="Belum ada donasi." text="Donasi pertamamu akan tercatat di sini.">
        <LinkButton to="/donasi">Donasi Sekarang</LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-3 px-4">
      {donations.map((donation) => (
        <DonationCard key={donation.id} donation={donation} />
      ))}
    </ul>
  );
}

function DonationCard({ donation }: { donation: DonationHistoryItem }) {
  const { campaign, status, payment_method, refund_owed, missing } = donation;
  const words = statusWords(status, payment_method, refund_owed);
  return (
    <Card as="li" className="relative flex flex-wrap gap-3 p-3">
      <div className="size-18 flex-none overflow-hidden rounded-md bg-surface-2">
        <Picture src={campaign.thumbnail} alt="" width={72} height={72} sizes="72px" />
      </div>
      <div className="min-w-0 flex-[1_1_10rem]">
        <h2 className="line-clamp-2 text-sm leading-[1.125rem]">
          <StretchedLink to={donation.page}>
            {donation.campaign_title}
            <span className="sr-only">
              , {rupiah(donation.amount)}, {dateInWords(donation.created_at)}
            </span>
          </StretchedLink>
        </h2>
        <p className="mt-1 font-extrabold whitespace-nowrap text-primary-text">{rupiah(donation.amount)}</p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="text-xs text-text-2">{date(donation.created_at)}</span>
          <StatusBadge tone={words.tone}>
            {missing > 0 ? `Kurang ${rupiah(missing)}` : words.text}
          </StatusBadge>
        </div>
        {donation.receipt && (
          <ReceiptDownload
            number={donation.receipt}
            about={`${donation.receipt}, ${donation.campaign_title}`}
          />
        )}
        {donation.reject_reason && (
          <p className="mt-1.5 text-xs leading-[1.125rem] text-text-2">
            Alasannya: <b>{donation.reject_reason}</b>
          </p>
        )}
      </div>
    </Card>
  );
}

const DONATIONS_PER_PAGE = 20;

const myDonationsQuery = (memberId: number | undefined) =>
  pagedQuery(
    ["member", memberId, "donations"],
    "GET /api/donations/donation/",
    DONATIONS_PER_PAGE,
    {},
    { staleTime: 0 },
  );
