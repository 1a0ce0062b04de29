import type { StaffEvent } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { date, timeOfDay, wholeNumber } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadState, Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Route } from "./+types/board-page";
import { EventFrame, Line } from "./event-frame.tsx";
import { type Board, LateTruth, phone, Refused } from "./late-truth.tsx";
import { boardQuery } from "./queries.ts";
import "../../ui/staff/keys.css";

const clock = (at: number) => timeOfDay(new Date(at).toISOString());

export default function BoardPage({ params }: Route.ComponentProps) {
  return (
    <EventFrame
      id={params.id}
      title="Kehadiran langsung"
      actions={({ slug }) => (
        <SmallLink to={`/panitia/${slug}/pindai`} icon="camera" label="Pindai dari sini" />
      )}
    >
      {(event) => <LiveBoard event={event} />}
    </EventFrame>
  );
}

function LiveBoard({ event }: { event: StaffEvent }) {
  const query = useQuery(boardQuery(event.id));
  const screen = useRef<HTMLDivElement>(null);
  const fill = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : screen.current?.requestFullscreen());
  useShortcuts({ f: fill });
  const board = query.data;
  if (!board) return <LoadState query={query} failure="Kehadiran belum dapat dimuat." />;
  return (
    <>
      <div className="bo-live mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={query.isError ? "font-semibold text-danger" : "text-text-2"}>
          {query.isError
            ? `Sinyal terputus. Angka ini dari ${clock(query.dataUpdatedAt)}.`
            : `Dibaca ulang sendiri, terakhir ${clock(query.dataUpdatedAt)}.`}
        </p>
        <SmallButton variant="line" onClick={fill}>
          <Icon name="staff-arrows-out" size={18} />
          Layar penuh
          <kbd>F</kbd>
        </SmallButton>
      </div>
      <div className="bo-grid wide-narrow">
        {/* On a projector figures alone: names are for those who work here. */}
        <div
          ref={screen}
          className="bo-grid content-start bg-bg [&:fullscreen]:overflow-auto [&:fullscreen]:p-[2vw] [&:fullscreen]:text-[1.6vw]"
        >
          <Arrived event={event} board={board} />
          <div className="in-[:fullscreen]:hidden">
            <LateTruth event={event} board={board} />
          </div>
          {board.arrivals.length > 0 && <Arrivals arrivals={board.arrivals} />}
        </div>
        <div className="bo-grid content-start">
          {board.devices.length > 0 && <Devices board={board} />}
          <Latest board={board} />
          <Refused refused={board.refused} />
        </div>
      </div>
    </>
  );
}

const RING = 2 * Math.PI * 52;

function Ring({ entered, tickets }: Board) {
  const part = tickets === 0 ? 0 : entered / tickets;
  return (
    <div className="relative mx-auto aspect-square w-44 in-[:fullscreen]:w-[22vw]">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="60" cy="60" r="52" fill="none" stroke="#ffffff33" strokeWidth="9" />
        <circle
          {...{ cx: 60, cy: 60, r: 52, fill: "none", strokeWidth: 9, strokeLinecap: "round" }}
          stroke="var(--accent)"
          strokeDasharray={`${part * RING} ${RING}`}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center">
        <b className="text-[2.5em] leading-[1.1] font-extrabold tabular-nums">{wholeNumber(entered)}</b>
        <span>dari {wholeNumber(tickets)} tiket</span>
      </p>
    </div>
  );
}

const Tile = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse rounded-md bg-[#ffffff1f] px-3 py-2">
    <dd className="text-[1.4em] leading-[1.3] font-extrabold tabular-nums">{children}</dd>
    <dt className="text-[.85em] wrap-anywhere">{label}</dt>
  </div>
);

/** How many came, of each ticket type and session: large enough to be read from the back of a hall. */
function Arrived({ event, board }: { event: StaffEvent; board: Board }) {
  const now = new Date(useNow()).toISOString();
  const missing = board.tickets - board.entered;
  const waiting = board.devices.reduce((sum, one) => sum + one.waiting, 0);
  return (
    <section
      aria-label="Yang sudah datang"
      className="kawung relative grid items-center gap-5 overflow-hidden rounded-xl bg-linear-to-b from-brand-from to-brand-to p-5 text-on-brand desk:grid-cols-[max-content_1fr]"
    >
      <Ring {...board} />
      <div className="relative min-w-0">
        <h2 className="text-[1.35em] leading-[1.3]">{event.title}</h2>
        <p className="mb-3">
          {date(now)}, {timeOfDay(now)} WIB ·{" "}
          {board.tickets === 0
            ? "belum ada tiket yang berlaku"
            : missing > 0
              ? `${wholeNumber(missing)} orang belum datang`
              : "semua sudah datang"}
          {waiting > 0 && (
            <b className="block">
              Angka bisa naik {wholeNumber(waiting)}: sebanyak itu pindaian masih di HP panitia.
            </b>
          )}
        </p>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5em,1fr))] gap-2">
          {board.types.map(({ name, entered, tickets }) => (
            <Tile key={name} label={name}>
              {wholeNumber(entered)} / {wholeNumber(tickets)}
            </Tile>
          ))}
          {board.sessions.map(({ id, title, handout, count }) => (
            <Tile key={id} label={handout ? `${title}, diserahkan` : `${title}, hadir`}>
              {wholeNumber(count)}
            </Tile>
          ))}
          {board.outside > 0 && <Tile label="Di dalam sekarang">{wholeNumber(board.inside)}</Tile>}
          {board.outside > 0 && <Tile label="Sedang di luar">{wholeNumber(board.outside)}</Tile>}
          {board.struck.length > 0 && <Tile label="Dicoret">{wholeNumber(board.struck.length)}</Tile>}
          {board.door_sales > 0 && <Tile label="Terjual di pintu">{wholeNumber(board.door_sales)}</Tile>}
        </dl>
      </div>
    </section>
  );
}

const STEP_MS = 5 * 60_000;
const STEPS = 24;
const LEAST_STEPS = 12;

/** The last two hours of arriving, with the steps in which nobody came. */
function stepsOf(arrivals: Board["arrivals"]) {
  const last = Date.parse(arrivals.at(-1)?.at ?? "");
  const first = Math.max(Date.parse(arrivals[0]?.at ?? ""), last - (STEPS - 1) * STEP_MS);
  const counts = new Map(arrivals.map(({ at, count }) => [Date.parse(at), count]));
  const length = Math.max(LEAST_STEPS, (last - first) / STEP_MS + 1);
  return Array.from({ length }, (_, step) => {
    const at = first + step * STEP_MS;
    return { at, count: counts.get(at) ?? 0 };
  });
}

function Arrivals({ arrivals }: Pick<Board, "arrivals">) {
  const steps = stepsOf(arrivals);
  const peak = steps.reduce((most, step) => (step.count > most.count ? step : most));
  const ends = [steps[0], steps.at(-1)].map((step) => clock(step?.at ?? 0));
  return (
    <Panel title="Kedatangan tiap 5 menit" note={`Paling ramai ${clock(peak.at)}, ${peak.count} orang`}>
      <div aria-hidden="true" className="flex h-32 items-end gap-1 in-[:fullscreen]:h-[24vh]">
        {steps.map(({ at, count }) => (
          <i
            key={at}
            className={`min-h-1 flex-1 rounded-t-sm ${count > 0 ? "bg-primary" : "bg-surface-2"}`}
            style={{ height: `${(count / peak.count) * 100}%` }}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-xs text-text-3">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </Panel>
  );
}

const At = ({ at }: { at: string }) => (
  <time dateTime={at} className="flex-none text-text-2 tabular-nums">
    {timeOfDay(at)}
  </time>
);

const Latest = ({ board: { latest } }: { board: Board }) => (
  <Panel bare title="Baru masuk">
    {latest.length === 0 && <p className="px-4.5 pb-4 text-text-2">Belum ada yang masuk.</p>}
    <ul>
      {latest.slice(0, 8).map(({ scan, at, name, type, device, late }) => (
        <Line key={scan} before={<At at={at} />} title={name} text={`${type} · ${device}`}>
          <StatusBadge tone={late ? "info" : "ok"}>{late ? "Terlambat sampai" : "Masuk"}</StatusBadge>
        </Line>
      ))}
    </ul>
  </Panel>
);

/** Phones at the door report every minute. One that has not reported for this long has no signal or is off. */
const SILENT_MS = 5 * 60_000;

function phoneState({ waiting, last_at }: Board["devices"][number], now: number) {
  if (waiting > 0) return ["wait", `${wholeNumber(waiting)} belum terkirim`] as const;
  const silent = now - Date.parse(last_at);
  return silent < SILENT_MS ? (["ok", "Semua terkirim"] as const) : (["mute", "Diam"] as const);
}

function Devices({ board: { devices } }: { board: Board }) {
  const now = useNow();
  return (
    <Panel bare title="Pemindai" note="Yang belum terkirim dihitung per HP">
      <ul>
        {devices.map((one) => {
          const [tone, word] = phoneState(one, now);
          const list = one.list_at ? ` · daftar ${timeOfDay(one.list_at)}` : "";
          return (
            <Line
              key={phone(one)}
              title={phone(one)}
              text={`${wholeNumber(one.scans)} terkirim, terdengar ${timeOfDay(one.last_at)}${list}`}
            >
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </Line>
          );
        })}
      </ul>
      <p className="border-t border-border px-4.5 py-3 text-sm text-text-2">
        HP yang diam mungkin masih memegang pindaian. HP boleh dimatikan: pindaiannya tetap tersimpan di sana.
      </p>
    </Panel>
  );
}
