import type { StaffEvent } from "@barakah/contract";
import { Link, useLocation, useSearchParams } from "react-router";
import { DateBox } from "../../ui/date-box.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { hoursOf } from "../index.ts";
import { EventBadge } from "./event-words.tsx";

interface Tab {
  /** Below /admin/acara/:id. */
  path: string;
  label: string;
  count?(event: StaffEvent): number;
  needs?: "money" | "edit";
}

/** The sections of the editor, which are saved together. */
const EDITOR: readonly Tab[] = [
  { path: "", label: "Isi" },
  { path: "?bagian=tiket", label: "Tiket", needs: "edit" },
  { path: "?bagian=formulir", label: "Formulir", needs: "edit" },
];
const OTHERS: readonly Tab[] = [
  { path: "/panitia", label: "Panitia dan sesi" },
  { path: "/sertifikat", label: "Sertifikat" },
  { path: "/peserta", label: "Peserta", count: ({ counts }) => counts.confirmed },
  { path: "/kehadiran", label: "Kehadiran" },
  { path: "/daftar-tunggu", label: "Daftar tunggu", count: ({ counts }) => counts.waitlisted },
  { path: "/pengembalian", label: "Pengembalian", needs: "money" },
];

export type Section = "isi" | "tiket" | "formulir";

/** The section of the editor that is open, and how to open another one. */
export function useSection(): [Section, (section: Section) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get("bagian");
  return [
    named === "tiket" || named === "formulir" ? named : "isi",
    (section) => setParams(section === "isi" ? {} : { bagian: section }, { replace: true }),
  ];
}

/** On a phone the tabs are wider than the screen. */
function show(current: HTMLElement | null) {
  const tabs = current?.parentElement;
  if (tabs) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.clientWidth) / 2;
}

/** Above every page of one event: when and where it is, and its other pages. A new one only has the editor's sections. */
export const EventTabs = ({ event }: { event: StaffEvent | undefined }) => {
  const may = { money: useMay("money"), edit: useMay("events") && event?.state !== "cancelled" };
  const [{ pathname }, [section]] = [useLocation(), useSection()];
  const base = `/admin/acara/${event?.id ?? "baru"}`;
  const here = pathname === base && section !== "isi" ? `?bagian=${section}` : pathname.slice(base.length);
  return (
    <section aria-label="Acara ini" className="bo-card mb-3.5 overflow-hidden print:hidden">
      {event && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 pt-4">
          <DateBox at={event.starts_at} />
          <div className="min-w-40 flex-1">
            <b className="block wrap-anywhere">{event.title}</b>
            <p className="text-xs text-text-2">
              {hoursOf(event)} WIB · {event.place || "Daring"}
            </p>
          </div>
          {event.untold && <StatusBadge tone="wait">Berubah, belum dikabarkan</StatusBadge>}
          <EventBadge state={event.state} />
        </div>
      )}
      <nav aria-label="Bagian acara" className="relative flex overflow-x-auto px-2">
        {[...EDITOR, ...(event ? OTHERS : [])]
          .filter(({ needs }) => !needs || may[needs])
          .map(({ path, label, count }) => (
            <Link
              key={path}
              ref={here === path ? show : undefined}
              aria-current={here === path ? "page" : undefined}
              to={`${base}${path}`}
              className="flex min-h-12 flex-none items-center gap-2 border-b-[3px] border-transparent px-2.5 text-sm font-semibold text-text-2 -outline-offset-2 aria-[current=page]:border-primary aria-[current=page]:text-primary-text"
            >
              {label}
              {count && event && (
                <span className="rounded-full bg-surface-2 px-2 text-xs">{count(event)}</span>
              )}
            </Link>
          ))}
      </nav>
    </section>
  );
};
