import type { Notification } from "@barakah/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { api } from "../platform/browser-api.ts";
import { timeAgo } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { Chip } from "../ui/chip.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { MembersPage } from "./members-only.tsx";
import { notificationsQuery, unreadQuery } from "./notification-bell.tsx";

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
  const unread = all.filter(({ read }) => !read).map(({ id }) => id);
  // Listed by time, which is not the order of their ids.
  useSeen(memberId, unread.length > 0 ? Math.max(...unread) : undefined);
  // A retry sets the query to pending again: keep showing the failure.
  const failed = !data && (isError || errorUpdateCount > 0);
  return (
    <AppShell
      header={<PageHeader title={TITLE} back="/login" isHeading actions={<ToChoices />} />}
      className="pt-4 pb-8"
    >
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

/** Marks everything up to the newest as read, on the server; on screen they stay 'new' this time. */
function useSeen(memberId: number, newest: number | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (newest === undefined) return;
    // On failure they are new again the next time.
    api.call("POST /api/notifications/read/", { body: { upto: newest } }, { keepalive: true }).then(
      () => client.invalidateQueries({ queryKey: unreadQuery(memberId).queryKey }),
      () => {},
    );
  }, [client, memberId, newest]);
}

const ToChoices = () => (
  <Link
    to="/notifikasi/pilihan"
    className="inline-flex min-h-(--tap) items-center px-2.5 text-sm font-semibold text-primary-text"
  >
    Atur
  </Link>
);

const Nothing = () => (
  <EmptyState
    heading="Belum ada notifikasi."
    text="Kabar tentang donasi, pesanan, kelas, dan acara akan muncul di sini."
  >
    <LinkButton to="/">Kembali ke Beranda</LinkButton>
  </EmptyState>
);

/** 'ORD-7K2M…-1' stays in one line: it is compared and copied as a whole. */
const wholeNumbers = (text: string) =>
  text.split(/\b([A-Z]{3}-[0-9A-Z]{12}(?:-\d+)?)\b/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const now = useNow();
  return (
    <ul className="flex flex-col gap-3 px-4">
      {notifications.map(({ id, title, body, link, created_at, read }) => (
        <li key={id}>
          <Link
            to={link}
            className={`flex items-center gap-3 rounded-lg p-4 shadow-card ${read ? "bg-surface" : "bg-primary-softer inset-ring inset-ring-primary-line"}`}
          >
            <span className="min-w-0 flex-1">
              <span className="mb-1 flex items-center gap-2 text-xs text-text-2">
                <time dateTime={created_at}>{timeAgo(created_at, now)}</time>
                {!read && <Chip tone="green">Baru</Chip>}
              </span>
              <b className="block leading-[1.25rem] wrap-anywhere">{wholeNumbers(title)}</b>
              <span className="mt-0.5 block text-sm wrap-anywhere text-text-2">{wholeNumbers(body)}</span>
            </span>
            <Icon name="caret-right-bold" size={16} className="text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
