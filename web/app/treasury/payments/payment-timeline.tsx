import type { PaymentFile, Proposal } from "@barakah/contract";
import type { PaymentStatus } from "@barakah/contract/payments/methods";
import { refundWords } from "@barakah/contract/payments/refund-words";
import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { statusWords } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import type { BadgeTone } from "../../ui/status-badge.tsx";

const WHO: Record<PaymentFile["history"][number]["decided_as"], string> = {
  payer: "Pembayar",
  provider: "Penyedia pembayaran",
  system: "Sistem",
  staff: "Petugas",
};
const NOTED: Record<PaymentFile["notes"][number]["kind"], string> = {
  note: "Catatan",
  ask_proof: "Bukti diminta lagi",
  receipt: "Tanda terima dikirim lagi",
};

interface Happened {
  at: string;
  /** The bank's statements say only the day. */
  wholeDay?: boolean;
  icon: IconName;
  tone: BadgeTone;
  title: string;
  words: string;
  by: string;
}

type Move = PaymentFile["history"][number];

/** Events that did not change the status of an approved payment are shown with their recorded words. */
const RECORDED: readonly [RegExp, string][] = [
  [/^pengembalian .* dibatalkan/, "Pengembalian dibatalkan"],
  [/ditransfer ke /, "Dana sudah dikembalikan"],
  [/ diminta dikembalikan/, "Pengembalian diminta"],
  [/dikembalikan/, "Sebagian dana akan dikembalikan"],
];

function titleOf({ from_status, to_status, decided_as, reason }: Move): string {
  const recorded = RECORDED.find(([words]) => words.test(reason))?.[1];
  if (from_status === null) return "Pembayaran dibuat";
  if (to_status === "pending") return from_status === "pending" ? "Masih menunggu" : "Diperiksa lagi";
  if (to_status === "verified")
    return from_status !== "pending"
      ? (recorded ?? "Catatan pembayaran")
      : decided_as === "staff"
        ? "Disetujui"
        : "Terverifikasi";
  if (to_status === "refunded")
    return from_status === "verified"
      ? `Dana ${refundWords(decided_as === "staff" ? 1 : 0).toLowerCase()}`
      : (recorded ?? "Catatan pembayaran");
  return statusWords(to_status as PaymentStatus, "bsi").text;
}

const MOVE_ICON: Partial<Record<string, IconName>> = {
  verified: "check-circle-fill",
  rejected: "x-bold",
  refunded: "staff-hand-coins",
};

/** All that happened, oldest first: decisions, proposals, proofs, money at the bank, notices and notes. */
function lifeOf(file: PaymentFile, proposals: readonly Proposal[]): Happened[] {
  const { history, notes, claims, money, notices, method } = file;
  const happened: Happened[] = [
    ...proposals.map(
      ({ proposed_at, title, proposed_by }): Happened => ({
        at: proposed_at,
        icon: "users-three",
        tone: "wait",
        title: "Diajukan, menunggu orang kedua",
        words: title,
        by: proposed_by.name,
      }),
    ),
    ...history.map(
      (move): Happened => ({
        at: move.created_at,
        icon: MOVE_ICON[move.to_status] ?? "hourglass-medium-fill",
        tone: statusWords(move.to_status as PaymentStatus, method).tone,
        title: titleOf(move),
        words: move.reason,
        by: move.decided_by ?? WHO[move.decided_as],
      }),
    ),
    ...claims.map(
      ({ created_at, source_bank, source_account }): Happened => ({
        at: created_at,
        icon: "staff-image-square",
        tone: "mute",
        title: "Bukti dikirim",
        words: `${source_bank} ${source_account}`,
        by: WHO.payer,
      }),
    ),
    ...money.map(
      ({ day, bank, description, amount }): Happened => ({
        at: `${day}T00:00:00+07:00`,
        wholeDay: true,
        icon: "bank",
        tone: "info",
        title: `Terlihat di mutasi ${bank.toUpperCase()}`,
        words: `${description}, +${rupiah(amount)}`,
        by: "Bank",
      }),
    ),
    ...notices.map(
      ({ posted_at, title, text, device }): Happened => ({
        at: posted_at,
        icon: "bell",
        tone: "info",
        title: "Notifikasi uang masuk",
        words: `${title} ${text}`.trim(),
        by: device,
      }),
    ),
    ...notes.map(
      ({ kind, text, by, at }): Happened => ({
        at,
        icon: "staff-note-pencil",
        tone: "mute",
        title: NOTED[kind],
        words: text,
        by,
      }),
    ),
  ];
  return happened.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const DISC: Record<BadgeTone, string> = {
  ok: "bg-success-soft text-on-success-soft",
  wait: "bg-warning-soft text-on-warning-soft",
  no: "bg-danger-soft text-on-danger-soft",
  info: "bg-info-soft text-on-info-soft",
  mute: "bg-surface-2 text-text-2",
};

interface PaymentTimelineProps {
  file: PaymentFile;
  proposals: readonly Proposal[];
}

export function PaymentTimeline({ file, proposals }: PaymentTimelineProps) {
  const [noting, setNoting] = useState(false);
  useShortcuts({ n: () => setNoting(true) });
  return (
    <Panel
      title="Perjalanan"
      note="Semua yang pernah terjadi, tidak ada yang dihapus"
      action={
        <SmallButton variant="quiet" onClick={() => setNoting(true)}>
          Tambah catatan <kbd>N</kbd>
        </SmallButton>
      }
    >
      <ol>
        {lifeOf(file, proposals).map(({ at, wholeDay, icon, tone, title, words, by }) => (
          <li
            key={`${at} ${title} ${words}`}
            className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 min-[640px]:grid-cols-[7rem_auto_minmax(0,1fr)]"
          >
            <span className="hidden pt-1 text-right text-text-2 tabular-nums min-[640px]:block">
              {date(at)} {!wholeDay && timeOfDay(at)}
            </span>
            <span className="flex flex-col items-center" aria-hidden="true">
              <span className={`grid size-8 flex-none place-items-center rounded-full ${DISC[tone]}`}>
                <Icon name={icon} size={18} />
              </span>
              <span className="w-px flex-1 bg-border group-last:hidden" />
            </span>
            <span className="pb-4 group-last:pb-0 wrap-anywhere">
              <b className="block">{title}</b>
              <span className="text-text-2">
                {[words, by].filter(Boolean).join(" · ")}
                <span className="min-[640px]:hidden">
                  {" "}
                  · {date(at)} {!wholeDay && timeOfDay(at)}
                </span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      {noting && <NoteDialog reference={file.reference} onClose={() => setNoting(false)} />}
    </Panel>
  );
}

/** An internal note, which the payer does not see. */
const NoteDialog = ({ reference, onClose }: { reference: string; onClose(): void }) => (
  <ReasonDialog
    title="Tambah catatan"
    text="Untuk sesama petugas: tercatat dengan namamu, tidak dibaca pembayar, dan tidak dapat dihapus."
    label="Catatan"
    confirm="Simpan catatan"
    success="Catatan disimpan."
    most={NOTE_MOST}
    short="Tulis catatannya, paling sedikit lima huruf."
    danger={false}
    correct={(text) =>
      api.call("POST /api/admin/payments/:reference/note/", { params: { reference }, body: { text } })
    }
    onClose={onClose}
  />
);
