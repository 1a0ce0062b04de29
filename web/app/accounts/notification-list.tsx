import type { Notification } from "@barakah/contract";
import { Link } from "react-router";
import { timeAgo } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { Chip } from "../ui/chip.tsx";
import { CaretRightBoldIcon } from "../ui/icons/icons.tsx";

export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
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
              <b className="block leading-[1.25rem] wrap-anywhere">{title}</b>
              <span className="mt-0.5 block text-sm wrap-anywhere text-text-2">{body}</span>
            </span>
            <CaretRightBoldIcon size={16} className="text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
