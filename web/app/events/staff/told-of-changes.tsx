import type { EventNotice, NoticePerson, ReachReason, StaffEvent } from "@barakah/contract";
import { whatChanged } from "@barakah/contract/events/notice-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, timeOfDay } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Line } from "./event-frame.tsx";
import { eventNoticesQuery } from "./queries.ts";
import { TellDialog } from "./tell-dialog.tsx";

/** Asks to tell of a change that was just saved, reminds of one that nobody was told of, and shows who was reached. */
export function ToldOfChanges({ event }: { event: StaffEvent }) {
  const { data } = useQuery(eventNoticesQuery(event.id));
  const mayEdit = useMay("events");
  const [seen, setSeen] = useState(event.version);
  const [asked, setAsked] = useState(false);
  const saved = event.untold && event.version !== seen;
  const close = () => {
    setSeen(event.version);
    setAsked(false);
  };
  const [last, ...earlier] = data?.told ?? [];
  return (
    <>
      {event.untold && (
        <Note tone="gold" className="mb-3.5 items-center">
          <span className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <b className="block">Berubah, belum dikabarkan</b>
              {data?.untold && `${whatChanged(data.untold.changes)} sudah berubah, dan pendaftar belum tahu.`}
            </span>
            {mayEdit && <SmallButton label="Beri tahu pendaftar" onClick={() => setAsked(true)} />}
          </span>
        </Note>
      )}
      {mayEdit && (saved || asked) && <TellDialog event={event} onClose={close} />}
      {last && <Result key={last.id} notice={last} />}
      {earlier.length > 0 && (
        <details className="mb-3.5">
          <summary className="min-h-6 cursor-pointer text-text-2 underline underline-offset-3">
            {earlier.length} kabar sebelumnya
          </summary>
          <div className="mt-2">
            {earlier.map((notice) => (
              <Result key={notice.id} notice={notice} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

const TITLE: Record<EventNotice["kind"], string> = {
  change: "Perubahan dikabarkan",
  cancel: "Pembatalan dikabarkan",
  tickets: "Tiket dikirim kepada yang diimpor",
  again: "Tiket dikirim ulang",
  words: "Kabar dari panitia",
  account: "Rekening pengembalian ditanyakan",
};

const FIGURES = [
  { label: "Sampai", text: "Diterima server surat atau salurannya", colour: "bg-primary" },
  { label: "Menunggu", text: "Sedang dikirim atau dicoba lagi", colour: "bg-accent" },
  { label: "Tanpa saluran", text: "", colour: "bg-danger" },
] as const;

/** One thing that people were told of, and whom no channel has taken it over for. */
function Result({ notice }: { notice: EventNotice }) {
  const { kind, changes, reason, told_at, told_by, counts, people } = notice;
  const without = counts.by_hand + counts.tapped + counts.unreached;
  const all = counts.reached + counts.waiting + without;
  const at = `${date(told_at)} ${timeOfDay(told_at)}`;
  const sums = [counts.reached, counts.waiting, without];
  const waiting = people.filter(({ reach }) => reach === "waiting");
  const others = people.filter(({ reach }) => reach !== "waiting");
  return (
    <div className="mb-3.5 grid gap-3.5">
      <Panel
        bare
        title={TITLE[kind]}
        label={`${TITLE[kind]}, ${at}`}
        note={`${changes.length > 0 ? `${whatChanged(changes)}. ` : ""}${kind === "words" ? `“${reason}” ` : ""}Dikirim ${at}${told_by ? ` oleh ${told_by}` : ""}`}
        action={
          <StatusBadge tone={counts.reached === all ? "ok" : "wait"}>
            {counts.reached + counts.tapped} dari {all} terjangkau
          </StatusBadge>
        }
      >
        <div aria-hidden="true" className="flex h-3 gap-1 px-4.5 pb-4 box-content">
          {FIGURES.map(
            ({ label, colour }, nth) =>
              (sums[nth] ?? 0) > 0 && (
                <span key={label} style={{ flexGrow: sums[nth] }} className={`rounded-full ${colour}`} />
              ),
          )}
        </div>
        <dl className="grid grid-cols-3 divide-x divide-border border-t border-border">
          {FIGURES.map(({ label, text, colour }, nth) => (
            <div key={label} className="px-3 py-2.5 desk:px-4.5">
              <dt className="flex items-center gap-1.5 text-xs">
                <span aria-hidden="true" className={`size-2.5 flex-none rounded-[3px] ${colour}`} /> {label}
              </dt>
              <dd className="text-2xl leading-9 font-extrabold">{sums[nth]}</dd>
              <dd className="text-xs text-text-2">{text || `${counts.tapped} sudah diketuk`}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {others.length > 0 && (
        <Panel
          bare
          title={`${others.length} orang tanpa saluran yang hidup`}
          label={`${others.length} orang tanpa saluran yang hidup, ${TITLE[kind]} ${at}`}
          note="Ketuk satu per satu. WhatsApp terbuka dengan pesan siap kirim, lalu tekan kirim di sana."
          action={
            <StatusBadge tone={counts.by_hand > 0 ? "wait" : "ok"}>
              {counts.by_hand > 0 ? `${counts.by_hand} lagi` : "Semua diketuk"}
            </StatusBadge>
          }
        >
          <ul>
            {others.map((person) => (
              <Person key={person.code} person={person} />
            ))}
          </ul>
        </Panel>
      )}
      {waiting.length > 0 && (
        <Panel
          bare
          title="Menunggu"
          label={`Menunggu, ${TITLE[kind]} ${at}`}
          note="Belum diterima server surat atau salurannya"
        >
          <ul>
            {waiting.map((person) => (
              <Person key={person.code} person={person} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

const WHY: Record<ReachReason, string> = {
  sending: "sedang dikirim",
  retry: "belum bisa dikirim",
  refused: "e-mailnya ditolak",
  no_mail: "tanpa e-mail",
  no_contact: "tanpa nomor HP atau e-mail yang bisa dihubungi. Titipkan kepada yang mendaftarkannya",
  stopped: "minta tidak dikabari",
};

function Person({ person: { name, phone, email, code, reach, why, at, tap } }: { person: NoticePerson }) {
  const mayTap = useMay("messages");
  const { send, busy } = useSend({
    mutationFn: (state: "sent" | "queued") =>
      api.call("POST /api/admin/messages/:id/", { params: { id: tap?.id ?? 0 }, body: { state } }),
    refreshes: [["staff"]],
  });
  const contact = reach === "waiting" ? email || phone : phone;
  return (
    <Line
      title={name}
      text={
        <>
          {[contact, why && WHY[why]].filter(Boolean).map((words) => `${words} · `)}
          <span className="whitespace-nowrap">{code}</span>
        </>
      }
    >
      {reach === "waiting" && (
        <StatusBadge tone="wait">{at ? `Coba ${timeOfDay(at)}` : "Dikirim"}</StatusBadge>
      )}
      {reach === "by_hand" && mayTap && tap?.whatsapp && (
        <a
          href={tap.whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={`Kirim lewat WhatsApp kepada ${name}`}
          onClick={(event) => (busy ? event.preventDefault() : void send("sent"))}
          className={buttonClass({ variant: "line-primary", size: "sm", className: "btn-40" })}
        >
          <Icon name="whats-app-logo" /> Kirim
        </a>
      )}
      {reach === "tapped" && (
        <>
          <StatusBadge tone="ok">{at ? `Diketuk ${timeOfDay(at)}` : "Diketuk"}</StatusBadge>
          {mayTap && tap?.whatsapp && (
            <SmallButton
              label="Urungkan"
              aria-label={`Urungkan: ${name}`}
              variant="quiet"
              disabled={busy}
              onClick={() => void send("queued")}
            />
          )}
        </>
      )}
      {reach === "unreached" && (
        <span className="max-desk:basis-full">
          <StatusBadge tone="no">Belum terjangkau</StatusBadge>
        </span>
      )}
    </Line>
  );
}
