import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../platform/browser-api.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { MembersPage } from "./members-page.tsx";
import { NotificationList } from "./notification-list.tsx";
import { notificationsQuery, unreadQuery } from "./notification-queries.ts";

const TITLE = "Notifikasi";

const SKELETON = <RowsSkeleton className="h-28" />;

export default function NotificationsPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Kabar tentang donasi, pesanan, dan kelas di BARAKAH APP."
      back="/login"
      skeleton={SKELETON}
    >
      {(memberId) => <Notifications memberId={memberId} />}
    </MembersPage>
  );
}

function Notifications({ memberId }: { memberId: number }) {
  const query = useInfiniteQuery(notificationsQuery(memberId));
  const { data, isError, errorUpdateCount, isFetching } = query;
  const all = data?.pages.flatMap((page) => page.items) ?? [];
  useSeen(memberId, all.find(({ read }) => !read)?.id);
  // A repeated attempt counts as pending again, but the member still looks at the failure that it is about.
  const failed = !data && (isError || errorUpdateCount > 0);
  return (
    <AppShell header={<PageHeader title={TITLE} back="/login" isHeading />} className="pt-4 pb-8">
      {failed && (
        <ErrorState
          message="Notifikasi belum dapat dimuat."
          error={query.error}
          onRetry={() => query.refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !failed && <Loading>{SKELETON}</Loading>}
      {data && all.length === 0 && <Nothing />}
      {all.length > 0 && <NotificationList notifications={all} />}
      <LoadMore query={query} />
    </AppShell>
  );
}

/** What is on the screen was seen: the newest unread one and everything before it. It still looks new this time. */
function useSeen(memberId: number, newest: number | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (newest === undefined) return;
    // A failure changes nothing: they are new again the next time.
    api.call("POST /api/notifications/read/", { body: { upto: newest } }, { keepalive: true }).then(
      () => client.invalidateQueries({ queryKey: unreadQuery(memberId).queryKey }),
      () => {},
    );
  }, [client, memberId, newest]);
}

function Nothing() {
  return (
    <EmptyState
      heading="Belum ada notifikasi."
      text="Kabar tentang donasi, pesanan, dan kelas akan muncul di sini."
    >
      <LinkButton to="/">Kembali ke Beranda</LinkButton>
    </EmptyState>
  );
}
