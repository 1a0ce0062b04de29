import { useInfiniteQuery } from "@tanstack/react-query";
import { MembersPage } from "../accounts/index.ts";
import { YearLink } from "../payments/index.ts";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { DonationList } from "./donation-list.tsx";
import { myDonationsQuery } from "./history-queries.ts";

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
    <AppShell header={<PageHeader title={TITLE} back="/login" isHeading />} className="pt-4 pb-8">
      <Loaded query={donations} failure="Donasi gagal dimuat." skeleton={SKELETON}>
        {({ pages }) => (
          <>
            {pages[0]?.items.some(({ receipt }) => receipt) && <YearLink />}
            <DonationList donations={pages.flatMap((page) => page.items)} />
          </>
        )}
      </Loaded>
      <LoadMore query={donations} />
    </AppShell>
  );
}
