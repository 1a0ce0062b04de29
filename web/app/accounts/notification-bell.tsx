import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiOf, pagedQuery } from "../platform/query-client.ts";
import { Icon } from "../ui/icons/icon.tsx";

const PER_PAGE = 20;

const keyOf = (memberId: number, ...what: string[]) =>
  ["member", memberId, "notifications", ...what] as const;

export const notificationsQuery = (memberId: number) =>
  pagedQuery(
    keyOf(memberId, "list"),
    "GET /api/notifications/",
    PER_PAGE,
    {},
    {
      staleTime: 0,
      // The cache must not show read notifications as new again.
      gcTime: 0,
    },
  );

export const unreadQuery = (memberId: number) =>
  queryOptions({
    queryKey: keyOf(memberId, "unread"),
    queryFn: async ({ client, signal }) => {
      const query = { unread: "true", limit: "0" } as const;
      return (await apiOf(client).callCounted("GET /api/notifications/", { query }, { signal })).total;
    },
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });

const MOST = 99;

export function NotificationBell({ memberId }: { memberId: number }) {
  const { data: unread = 0 } = useQuery(unreadQuery(memberId));
  return (
    <Link
      to="/notifikasi"
      aria-label={unread > 0 ? `Notifikasi, ${unread} belum dibaca` : "Notifikasi"}
      className="relative ml-auto grid size-(--tap) place-items-center rounded-full"
    >
      <Icon name="bell" size={24} />
      {unread > 0 && (
        <span className="absolute top-0 right-0 min-w-5 rounded-full bg-accent px-1.5 text-center text-2xs leading-[1.25rem] font-extrabold text-on-accent">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </Link>
  );
}
