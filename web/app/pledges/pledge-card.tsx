import type { Pledge } from "@barakah/contract";
import { dayAndMonth, longDay, monthName, weekdayName } from "@barakah/contract/platform/day-words";
import { rhythmText } from "@barakah/contract/pledges/due-dates";
import type { DueDateState, PledgeState } from "@barakah/contract/pledges/pledge-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { rupiah } from "../platform/format.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";

const STATE: Record<PledgeState, { tone: BadgeTone; words: string }> = {
  asked: { tone: "wait", words: "Belum dimulai" },
  active: { tone: "ok", words: "Berjalan" },
  paused: { tone: "mute", words: "Dijeda" },
  stopped: { tone: "mute", words: "Berhenti" },
};

const DOT: Record<DueDateState, { look: string; words: string }> = {
  given: { look: "bg-primary", words: "terlaksana" },
  open: { look: "bg-accent ring-2 ring-accent-line ring-offset-2 ring-offset-surface", words: "sekarang" },
  skipped: { look: "border-2 border-text-3 text-text-3", words: "dilewati" },
  none: { look: "bg-surface-2", words: "belum ada" },
};

/** 'Nov', or of a week '20/11'. */
const labelOf = ({ rhythm }: Pledge, day: string) =>
  rhythm.every === "month"
    ? monthName(day).slice(0, 3)
    : `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** Without the dates before it began: nothing was due then. */
function sinceBegun({ due_dates }: Pledge): Pledge["due_dates"] {
  const first = due_dates.findIndex(({ state }) => state !== "none");
  return first < 0 ? [] : due_dates.slice(first);
}

/** What it is for, how much and when, and what became of the last twelve times. */
export function PledgeCard({ pledge, to, children }: { pledge: Pledge; to?: string; children?: ReactNode }) {
  const dates = sinceBegun(pledge);
  const badge = pledge.due ? { tone: "wait" as const, words: "Ditunggu" } : STATE[pledge.state];
  return (
    <Card as="article" className="p-4">
      <div className="flex items-start gap-3">
        <div className="size-13 flex-none overflow-hidden rounded-[10px] bg-surface-2">
          {pledge.picture ? (
            <Picture src={pledge.picture} alt="" width={52} height={52} sizes="52px" />
          ) : (
            <Icon name="hand-heart" size={28} className="m-3 text-primary-text" />
          )}
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="text-md leading-[1.3rem] wrap-anywhere">
            {to ? <Link to={to}>{pledge.title}</Link> : pledge.title}
          </h2>
          <p className="text-sm text-text-2">
            {rupiah(pledge.amount)}, {rhythmText(pledge.rhythm)}
          </p>
        </div>
        <StatusBadge tone={badge.tone}>{badge.words}</StatusBadge>
      </div>
      <ol className="mt-4 grid grid-cols-12 gap-y-1 empty:hidden">
        {dates.map(({ on, state }, nth) => (
          <li key={on} className="flex flex-col items-center gap-1">
            <span className={`grid size-[18px] place-items-center rounded-full ${DOT[state].look}`}>
              {state === "skipped" && <span aria-hidden="true" className="h-0.5 w-2 bg-current" />}
              <span className="sr-only">
                {longDay(on)}: {DOT[state].words}
              </span>
            </span>
            <span
              aria-hidden="true"
              className={`text-[.625rem] ${state === "open" ? "font-extrabold" : "text-text-2"}`}
            >
              {/* Beside each other twelve labels would touch. */}
              {(dates.length <= 6 || (dates.length - nth) % 2 === 1) && labelOf(pledge, on)}
            </span>
          </li>
        ))}
      </ol>
      <Legend pledge={pledge} />
      {pledge.next_on && (
        <p className="mt-3 text-sm font-bold">
          {pledge.state === "paused" ? "Diingatkan lagi" : "Berikutnya"} {weekdayName(pledge.next_on)},{" "}
          {dayAndMonth(pledge.next_on)}
        </p>
      )}
      {children}
    </Card>
  );
}

function Legend({ pledge }: { pledge: Pledge }) {
  const seen = (["given", "open", "skipped"] as const).filter((state) =>
    pledge.due_dates.some((dueDate) => dueDate.state === state),
  );
  return (
    <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-xs text-text-2 empty:hidden">
      {seen.map((state) => (
        <span key={state} className="flex items-center gap-1.5">
          <span className={`size-2.5 rounded-full ${DOT[state].look.split(" ring")[0]}`} />
          {DOT[state].words}
        </span>
      ))}
    </p>
  );
}
