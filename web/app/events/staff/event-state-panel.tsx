import type { StaffEvent } from "@barakah/contract";
import { useNavigate } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { HistoryLink } from "../../ui/staff/history-link.tsx";
import { ReasonButton } from "../../ui/staff/reason-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { Figures } from "./event-frame.tsx";
import { EventBadge, seatsTaken } from "./event-words.tsx";
import { WaysToTell } from "./ways-to-tell.tsx";

export type Move = "draft" | "published" | "finished";

const MOVES: Record<StaffEvent["state"], readonly { to: Move; label: string }[]> = {
  draft: [{ to: "published", label: "Terbitkan" }],
  published: [
    { to: "draft", label: "Tarik ke Draf" },
    { to: "finished", label: "Tandai Selesai" },
  ],
  finished: [{ to: "published", label: "Terbitkan Lagi" }],
  cancelled: [],
};

const MEANING: Record<StaffEvent["state"], string> = {
  draft: "Hanya petugas yang melihat acara ini.",
  published: "Halamannya dapat dibuka siapa saja, dan pendaftaran berjalan menurut waktunya.",
  finished: "Halamannya tetap dapat dibaca, tetapi tidak ada yang dapat mendaftar lagi.",
  cancelled: "Acara ini dibatalkan dan tidak dapat dihidupkan lagi.",
};

interface EventStatePanelProps {
  event: StaffEvent;
  /** Everything is saved, so that it can be published. */
  ready: boolean;
  busy: boolean;
  /** Left out for those who may not. */
  onMove?(to: Move): void;
}

export function EventStatePanel({ event, ready, busy, onMove }: EventStatePanelProps) {
  const { id, slug, state, counts } = event;
  const [mayEdit, mayCancel, mayWrite] = [useMay("events"), useMay("money"), useMay("articles")];
  const navigate = useNavigate();
  const standing = counts.confirmed + counts.waiting_payment + counts.waitlisted;
  const moves = MOVES[state].filter(({ to }) => to !== "draft" || standing === 0);
  return (
    <Panel title="Keadaan" action={<EventBadge state={state} />}>
      <p className="text-text-2">
        {MEANING[state]}
        {mayEdit && state === "cancelled" && " Buat salinannya bila ingin mengulang."}
      </p>
      {event.cancelled_reason && <p className="mt-2">Alasannya: {event.cancelled_reason}</p>}
      <Figures
        of={[
          ["Kursi terisi", seatsTaken(event)],
          ["Menunggu bayar", counts.waiting_payment],
          ["Daftar tunggu", counts.waitlisted],
          ["Pemasukan", rupiah(event.income)],
          ...(event.paid_out > 0
            ? ([
                ["Sudah dikeluarkan", rupiah(event.paid_out)],
                ["Sisa", rupiah(event.income - event.paid_out)],
              ] as const)
            : []),
        ]}
      />
      <div className="grid gap-2">
        {onMove && !ready && <p className="text-text-2">Simpan dahulu untuk mengganti keadaannya.</p>}
        {onMove &&
          ready &&
          moves.map(({ to, label }) => (
            <SmallButton
              key={to}
              label={label}
              variant={to === "published" ? "primary" : "line"}
              busy={busy}
              onClick={() => onMove(to)}
            />
          ))}
        {state !== "draft" && <SmallLink label="Halaman umum" to={`/acara/${slug}`} variant="line" />}
        {mayWrite && state === "finished" && (
          <SmallLink label="Tulis kabar" to={`/admin/artikel/baru?acara=${id}`} variant="line" />
        )}
        {mayEdit && (
          <SendButton
            label="Buat salinan"
            variant="line"
            disabled={!ready}
            send={() => api.call("POST /api/admin/events/:id/duplicate/", { params: { id } })}
            success="Salinannya dibuat sebagai draf, seminggu kemudian."
            onSuccess={(made) => navigate(`/admin/acara/${made.id}`)}
            refreshes={[]}
          />
        )}
        {mayCancel && event.income > event.paid_out && (
          <SmallLink
            label="Keluarkan uang acara"
            to={`/admin/penyaluran/baru?dana=event:${id}`}
            variant="line"
          />
        )}
        {mayCancel && event.income > event.paid_out && state === "finished" && (
          <SmallLink label="Pindahkan sisanya ke dana" to={`/admin/dana?dari=event:${id}`} variant="line" />
        )}
        <HistoryLink kind="event" id={id} />
        {mayCancel && ready && state !== "cancelled" && <Cancel event={event} standing={standing} />}
        {!mayCancel && state === "published" && (
          <p className="text-xs text-text-3">
            Membatalkan acara dilakukan bendahara atau administrator, karena menyangkut uang peserta.
          </p>
        )}
      </div>
    </Panel>
  );
}

const lackOf = ({ lacking }: StaffEvent) => lacking.reduce((sum, { amount }) => sum + amount, 0);

const Cancel = ({ event, event: { id, title }, standing }: { event: StaffEvent; standing: number }) => (
  <ReasonButton
    button="Batalkan acara"
    look={{ variant: "quiet" }}
    title={`Batalkan ${title}?`}
    text={
      standing > 0
        ? `Semua tiket tidak berlaku lagi, ${standing} pendaftar dikabari seperti di bawah ini, dan yang sudah membayar masuk daftar pengembalian. Tidak dapat dihidupkan lagi.`
        : "Belum ada yang mendaftar. Acara yang dibatalkan tidak dapat dihidupkan lagi."
    }
    confirm="Batalkan Acara"
    success="Acara dibatalkan."
    label="Alasan (dibaca semua pendaftar dan tercatat)"
    backCancels={false}
    correct={(reason) =>
      api.call("POST /api/admin/events/:id/cancel/", {
        params: { id },
        body: { reason, lacking: lackOf(event) },
      })
    }
  >
    {standing > 0 && <WaysToTell id={id} />}
    {event.lacking.length > 0 && (
      <Note tone="red">
        Uangnya tidak cukup untuk mengembalikan semua tiket:{" "}
        {event.lacking.map(({ name, amount }) => `${name} kurang ${rupiah(amount)}`).join("; ")}. Kekurangan
        ini harus dicari dari uang lain sebelum semua peserta menerima uangnya.
      </Note>
    )}
  </ReasonButton>
);
