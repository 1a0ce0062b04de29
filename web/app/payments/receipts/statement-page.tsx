import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../../accounts/index.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import type { Route } from "./+types/statement-page";
import { NpwpCard } from "./npwp-card.tsx";
import { statementQuery } from "./queries.ts";
import { useOwnFile } from "./receipt-download.tsx";
import { YearOfGiving } from "./year-of-giving.tsx";

export default function StatementPage({ params }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={`Pemberianmu ${params.year}`}
        description="Pemberianmu dalam satu tahun di BARAKAH APP, per jenis dana."
        noindex
      />
      <MembersOnly
        waiting={
          <Frame>
            <Loading>
              <StatementSkeleton />
            </Loading>
          </Frame>
        }
      >
        {(session) => <Year key={params.year} memberId={session.id} year={params.year} />}
      </MembersOnly>
    </>
  );
}

const Frame = ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
  <AppShell
    header={<PageHeader title="Riwayat Donasi" back="/riwayat-donasi" />}
    actions={actions}
    className="pb-8"
  >
    {children}
  </AppShell>
);

function Year({ memberId, year }: { memberId: number | undefined; year: string }) {
  const query = useQuery(statementQuery(memberId, year));
  return (
    <Frame actions={query.data && query.data.total > 0 ? <Actions year={year} /> : undefined}>
      <Loaded query={query} failure="Pernyataan gagal dimuat." skeleton={<StatementSkeleton />}>
        {(statement) => <YearOfGiving statement={statement} />}
      </Loaded>
      <NpwpCard memberId={memberId} />
    </Frame>
  );
}

function Actions({ year }: { year: string }) {
  const { busy, send } = useOwnFile(
    `/api/donations/statement/pdf/?year=${encodeURIComponent(year)}`,
    `pernyataan-pemberian-${year}.pdf`,
  );
  return (
    <ActionBar>
      <Button variant="line" onClick={() => window.print()} className="flex-none">
        <Icon name="printer" size={20} />
        Cetak
      </Button>
      <Button busy={busy} onClick={() => void send()} className="flex-1">
        <Icon name="download-simple" size={20} />
        Unduh pernyataan
      </Button>
    </ActionBar>
  );
}

const StatementSkeleton = () => (
  <div className="flex flex-col gap-4 p-4">
    <Skeleton className="h-16 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </div>
);
