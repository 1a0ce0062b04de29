import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "../ui/icons/icon.tsx";
import { announcementQuery } from "./home-query.ts";

/** One announcement of the staff, until its last day. */
export function Announcement() {
  const { data } = useQuery(announcementQuery());
  if (!data) return null;
  return (
    <Link
      to={`/artikel/${data.slug}`}
      className="mx-4 mt-4 flex min-h-14 items-center gap-3 rounded-lg bg-accent-soft px-3.5 py-2.5 text-sm text-accent-text inset-ring inset-ring-accent-line"
    >
      <Icon name="megaphone-fill" size={20} />
      <span className="min-w-0 flex-1 wrap-anywhere">{data.title}</span>
      <b className="underline underline-offset-3">Baca</b>
    </Link>
  );
}
