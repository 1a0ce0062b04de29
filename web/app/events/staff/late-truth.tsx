import type { StaffEvent } from "@barakah/contract";
import type { ReactNode } from "react";
import { api } from "../../platform/browser-api.ts";
import type { Output } from "../../platform/endpoints.ts";
import { date, rupiah, timeOfDay, wholeNumber } from "../../platform/format.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { ReasonButton } from "../../ui/staff/reason-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { spaced } from "../ticket-code.ts";
import { Line } from "./event-frame.tsx";

export type Board = Output<"GET /api/admin/events/:id/board/">;

const LOOK = {
  red: "bg-danger-soft text-danger",
  gold: "bg-warning-soft text-on-warning-soft",
  mute: "bg-surface-2 text-text-2",
};
const Sign = ({ icon, look }: { icon: IconName; look: keyof typeof LOOK }) => (
  <span className={`grid size-9 flex-none place-items-center rounded-md ${LOOK[look]}`}>
    <Icon name={icon} size={20} />
  </span>
);

/** 'HP K7M, Ani' */
export const phone = ({ device, by }: { device: string; by: string }) =>
  [device, by].filter(Boolean).join(", ") || "HP tanpa nama";

const decide = (id: number, scan: number, act: "strike" | "restore" | "keep", reason = "") =>
  api.call("POST /api/admin/events/:id/scans/:scan/", { params: { id, scan }, body: { act, reason } });

interface ActProps {
  event: StaffEvent;
  scan: number;
  name: string;
}

const Strike = ({ event, scan, name, label = "Coret" }: ActProps & { label?: string }) => (
  <ReasonButton
    button={label}
    look={{ variant: "line", "aria-label": `${label}: ${name}` }}
    title={`Coret pindaian ${name}?`}
    text="Pindaian ini tidak dihitung lagi. Ia tidak dihapus dan bisa dikembalikan."
    confirm="Coret"
    success="Dicoret."
    most={200}
    correct={(reason) => decide(event.id, scan, "strike", reason)}
  />
);

function Ended({ event, one }: { event: StaffEvent; one: Board["ended"][number] }) {
  const mayEdit = useMay("events");
  const { scan, name, at, found, ended_at, refund_due, due, registration } = one;
  const isBefore = ended_at !== null && at < ended_at;
  const ended = ended_at
    ? `Tiketnya dibatalkan ${timeOfDay(ended_at)}${isBefore ? ", sesudah ia masuk" : ""}.`
    : "Tiketnya sudah tidak berlaku.";
  const owes = found === "unpaid" || refund_due > 0;
  const money =
    found === "unpaid"
      ? `Tagihannya ${rupiah(due)}.`
      : refund_due > 0
        ? `${rupiah(refund_due)} menunggu dikembalikan.`
        : "Tidak ada uang yang perlu dikembalikan.";
  return (
    <Line
      before={<Sign icon="x-circle-fill" look="red" />}
      title={`${found === "unpaid" ? "Masuk, belum dibayar" : "Masuk padahal sudah dibatalkan"}: ${name}`}
      text={`${phone(one)}, ${timeOfDay(at)}. ${found === "unpaid" ? "" : `${ended} `}${money}`}
    >
      <span className="flex flex-wrap gap-2">
        {mayEdit && (
          <SendButton
            label="Tetap hadir"
            aria-label={`Tetap hadir: ${name}`}
            variant="line"
            success="Dibiarkan masuk."
            send={() => decide(event.id, scan, "keep")}
          />
        )}
        {mayEdit && <Strike {...{ event, scan, name }} />}
        <SmallLink
          label={owes ? "Lihat uangnya" : "Lihat pendaftarannya"}
          aria-label={`${owes ? "Lihat uangnya" : "Lihat pendaftarannya"}: ${name}`}
          variant="quiet"
          to={
            refund_due > 0
              ? `/admin/acara/${event.id}/pengembalian`
              : `/admin/acara/${event.id}/peserta?cari=${registration}`
          }
        />
      </span>
    </Line>
  );
}

/** Everything that reached the board after the fact and changes what it says, the weightiest first. */
export function LateTruth({ event, board }: { event: StaffEvent; board: Board }) {
  const mayEdit = useMay("events");
  const { ended, duplicates, devices, handed_over, doubtful, struck } = board;
  const holding = devices.filter(({ waiting }) => waiting > 0);
  const count = [ended, duplicates, holding, handed_over, doubtful, struck].flat().length;
  if (count === 0) return null;
  const act = (button: ReactNode) => mayEdit && button;
  return (
    <Panel
      bare
      title="Kabar yang datang terlambat"
      note="Yang baru diketahui sesudah orangnya dipindai"
      action={<StatusBadge tone="wait">{wholeNumber(count)}</StatusBadge>}
    >
      <ul>
        {ended.map((one) => (
          <Ended key={one.scan} {...{ event, one }} />
        ))}
        {duplicates.map(({ scan, name, at, first_at, ...one }) => (
          <Line
            key={scan}
            before={<Sign icon="users-three" look="gold" />}
            title={`Satu tiket, dua HP: ${name}`}
            text={`Lebih dahulu ${timeOfDay(first_at)} di ${phone({ device: one.first_device, by: one.first_by })}, lalu ${timeOfDay(at)} di ${phone(one)}. Dihitung satu kali, yang pertama.`}
          >
            {act(<Strike {...{ event, scan, name }} label="Coret yang kedua" />)}
          </Line>
        ))}
        {holding.map((one) => (
          <Line
            key={phone(one)}
            before={<Sign icon="cloud-slash" look="gold" />}
            title={`${wholeNumber(one.waiting)} pindaian belum terkirim dari ${phone(one)}`}
            text={`Terakhir terdengar ${timeOfDay(one.last_at)}. Pindaiannya tetap sah di HP itu dan dihitung begitu terkirim.`}
          />
        ))}
        {handed_over.map((one) => (
          <Line
            key={phone(one)}
            before={<Sign icon="identification-badge" look="gold" />}
            title={`${wholeNumber(one.scans)} pindaian diserahkan ${one.by || "mantan panitia"}`}
            text={`Dari ${one.device || "HP"}, ${timeOfDay(one.at)}. Dibuat selagi masih panitia, jadi dihitung.`}
          />
        ))}
        {doubtful.map(({ scan, name, at, told_at, ...one }) => (
          <Line
            key={scan}
            before={<Sign icon="clock" look="gold" />}
            title={`Jam HP meragukan: ${name}`}
            text={`${phone(one)} menyebut ${date(told_at)} ${timeOfDay(told_at)}. Dicatat ${timeOfDay(at)} menurut server.`}
          >
            {act(<Strike {...{ event, scan, name }} />)}
          </Line>
        ))}
        {struck.map(({ scan, name, struck_at, struck_by, reason }) => (
          <Line
            key={scan}
            before={<Sign icon="arrow-counter-clockwise" look="mute" />}
            title={`Dicoret: ${name}`}
            text={`${struck_by || "Panitia"}, ${timeOfDay(struck_at)}: “${reason}”`}
          >
            {act(
              <SendButton
                label="Kembalikan"
                aria-label={`Kembalikan: ${name}`}
                variant="quiet"
                success="Dihitung lagi."
                send={() => decide(event.id, scan, "restore")}
              />,
            )}
          </Line>
        ))}
      </ul>
    </Panel>
  );
}

const VERDICT: Record<Board["refused"][number]["verdict"], string> = {
  unpaid: "Belum dibayar",
  void: "Tiket dibatalkan",
  other_event: "Tiket acara lain",
  forged: "Bukan tiket kami",
  unknown: "Kode tidak dikenal",
  late: "Dibuat sesudah bukan panitia",
};
const SHOWN = 8;

/** Tickets that were refused at the door; a forged code that is tried repeatedly shows up here. */
export function Refused({ refused }: Pick<Board, "refused">) {
  if (refused.length === 0) return null;
  return (
    <Panel
      bare
      title="Ditolak di pintu"
      action={<StatusBadge tone="mute">{wholeNumber(refused.length)}</StatusBadge>}
    >
      <ul>
        {refused.slice(0, SHOWN).map((one) => (
          <Line
            key={one.id}
            before={
              <time dateTime={one.at} className="flex-none text-text-2 tabular-nums">
                {timeOfDay(one.at)}
              </time>
            }
            title={VERDICT[one.verdict]}
            text={[one.code && spaced(one.code), phone(one)].filter(Boolean).join(" · ")}
          />
        ))}
      </ul>
    </Panel>
  );
}
