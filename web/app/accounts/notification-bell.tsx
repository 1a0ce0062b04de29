import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "../ui/icons/icon.tsx";
import { unreadQuery } from "./notification-queries.ts";

const MOST = 99;

/** The way to a member's notifications, with how many are new. */
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
