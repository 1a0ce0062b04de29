import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../accounts/index.ts";
import { YearLink } from "../payments/index.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { DonationList } from "./donation-list.tsx";
import { myDonationsQuery } from "./history-queries.ts";

export default function DonationHistoryPage() {
  return (
    <>
      <PageMeta
        title="Riwayat Donasi"
        description="Donasi yang pernah kamu tunaikan di BARAKAH APP, dengan statusnya."
        noindex
      />
      <MembersOnly
        waiting={
          <Frame>
            <Loading>
              <HistorySkeleton />
            </Loading>
          </Frame>
        }
      >
        {(session) => <History memberId={session.id} />}
      </MembersOnly>
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AppShell header={<PageHeader title="Riwayat Donasi" back="/login" isHeading />} className="pt-4 pb-8">
      {children}
    </AppShell>
  );
}

function History({ memberId }: { memberId: number | undefined }) {
  const donations = useInfiniteQuery(myDonationsQuery(memberId));
  return (
    <Frame>
      <Loaded query={donations} failure="Donasi gagal dimuat." skeleton={<HistorySkeleton />}>
        {({ pages }) => (
          <>
            {pages[0]?.items.some(({ receipt }) => receipt) && <YearLink />}
            <DonationList donations={pages.flatMap((page) => page.items)} />
          </>
        )}
      </Loaded>
      <LoadMore query={donations} />
    </Frame>
  );
}

function HistorySkeleton() {
  return (
    <div className="flex flex-col gap-3 px-4">
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
    </div>
  );
}
