import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { MembersOnly } from "../members-only.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { emailQuery, twoStepQuery } from "./queries.ts";
import { SessionList } from "./session-list.tsx";
import { TwoStepSettings } from "./two-step-settings.tsx";

const TITLE = "Keamanan";

/** A member's own e-mail address, two-step and sessions. */
export default function SecurityPage() {
  return (
    <>
      <PageMeta
        title={TITLE}
        description="Konfirmasi e-mail, verifikasi dua langkah, dan perangkat yang masuk."
        noindex
      />
      <MembersOnly needsId waiting={<Frame>{WAITING}</Frame>}>
        {({ id }) => (
          <Frame>
            <Email memberId={id ?? 0} />
            <TwoStep />
            <Part title="Perangkat yang masuk">
              <SessionList />
            </Part>
          </Frame>
        )}
      </MembersOnly>
    </>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <AppShell
    header={<PageHeader title={TITLE} back="/login" isHeading />}
    className="flex flex-col gap-4 p-4 pb-8"
  >
    {children}
  </AppShell>
);

const WAITING = (
  <Loading>
    <Skeleton className="h-56 rounded-lg" />
  </Loading>
);

function Email({ memberId }: { memberId: number }) {
  const { data } = useQuery(emailQuery(memberId));
  return (
    <Part
      title="E-mail"
      badge={
        data && (
          <StatusBadge tone={data.confirmed ? "ok" : "mute"}>
            {data.confirmed ? "Dikonfirmasi" : "Belum dikonfirmasi"}
          </StatusBadge>
        )
      }
    >
      <ConfirmEmail memberId={memberId} />
    </Part>
  );
}

function TwoStep() {
  const query = useQuery(twoStepQuery);
  const { data } = query;
  if (!data && query.isError)
    return (
      <ErrorState
        message="Pengaturan keamanan belum dapat dimuat."
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (!data) return WAITING;
  return (
    <Part
      title="Verifikasi dua langkah"
      badge={
        <StatusBadge tone={data.enabled ? "ok" : "mute"}>
          {data.enabled ? "Aktif" : "Belum aktif"}
        </StatusBadge>
      }
    >
      <TwoStepSettings enabled={data.enabled} left={data.recovery_left} />
    </Part>
  );
}

const Part = ({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) => (
  <Card as="section" aria-label={title} className="px-4 py-5">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="flex-[1_1_7rem] text-lg">{title}</h2>
      {badge}
    </div>
    {children}
  </Card>
);
