import type { StaffEvent } from "@barakah/contract";
import { NavLink } from "react-router";
import { DateBox, hoursOf } from "../../events/index.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { EventBadge } from "./event-words.tsx";

/** The pages of one event, below /admin/acara/:id. */
const TABS: readonly { path: string; label: string; count?(event: StaffEvent): number; needs?: "money" }[] = [
  { path: "", label: "Isi" },
  { path: "peserta", label: "Peserta", count: ({ counts }) => counts.confirmed },
  { path: "kupon", label: "Kupon" },
  { path: "panitia", label: "Panitia dan sesi" },
  { path: "kehadiran", label: "Kehadiran" },
  { path: "daftar-tunggu", label: "Daftar tunggu", count: ({ counts }) => counts.waitlisted },
  { path: "sertifikat", label: "Sertifikat" },
  { path: "pengembalian", label: "Pengembalian", needs: "money" },
];

/** On a phone the tabs are wider than the screen. Each page of the event mounts them anew. */
function showCurrent(tabs: HTMLElement | null) {
  const current = tabs?.querySelector<HTMLElement>("[aria-current=page]");
  if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.clientWidth) / 2;
}

/** Above every page of one event: when and where it is, and its other pages. */
export const EventTabs = ({ event }: { event: StaffEvent }) => {
  const mayMoney = useMay("money");
  return (
    <section aria-label="Acara ini" className="bo-card mb-3.5 overflow-hidden print:hidden">
      <div className="flex items-center gap-4 px-4.5 pt-4">
        <DateBox at={event.starts_at} />
        <div className="min-w-0 flex-1">
          <b className="block wrap-anywhere">{event.title}</b>
          <p className="text-xs text-text-2">
            {hoursOf(event)} WIB · {event.place || "Daring"}
          </p>
        </div>
        <EventBadge state={event.state} />
      </div>
      <nav ref={showCurrent} aria-label="Bagian acara" className="relative flex overflow-x-auto px-2">
        {TABS.filter(({ needs }) => !needs || mayMoney).map(({ path, label, count }) => (
          <NavLink
            key={path}
            end
            to={`/admin/acara/${event.id}${path && `/${path}`}`}
            className="flex min-h-12 flex-none items-center gap-2 border-b-[3px] border-transparent px-2.5 text-sm font-semibold text-text-2 -outline-offset-2 aria-[current=page]:border-primary aria-[current=page]:text-primary-text"
          >
            {label}
            {count && <span className="rounded-full bg-surface-2 px-2 text-xs">{count(event)}</span>}
          </NavLink>
        ))}
      </nav>
    </section>
  );
};
