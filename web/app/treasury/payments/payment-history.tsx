import type { PaymentFile } from "@barakah/contract";
import type { PaymentStatus } from "@barakah/contract/payments/methods";
import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { statusWords } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { date, timeOfDay } from "../../platform/format.ts";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

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
  tone: BadgeTone;
  what: string;
  words: string;
  by: string;
}

/** Status changes and staff notes in chronological order. */
function lifeOf({ history, notes, method }: PaymentFile): Happened[] {
  const moves = history.map(({ to_status, decided_as, decided_by, reason, created_at }): Happened => {
    // Staff promise a refund and transfer it later; the provider has paid it when it says so.
    const owed = decided_as === "staff" ? 1 : 0;
    const { tone, text } = statusWords(to_status as PaymentStatus, method, owed);
    return { at: created_at, tone, what: text, words: reason, by: decided_by ?? WHO[decided_as] };
  });
  const noted = notes.map(
    ({ kind, text, by, at }): Happened => ({ at, tone: "mute", what: NOTED[kind], words: text, by }),
  );
  return [...moves, ...noted].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export function PaymentHistory({ file }: { file: PaymentFile }) {
  const [noting, setNoting] = useState(false);
  useShortcuts({ n: () => setNoting(true) });
  return (
    <Panel
      title="Riwayat"
      note="Semua yang pernah terjadi, tidak ada yang dihapus"
      action={
        <SmallButton variant="quiet" onClick={() => setNoting(true)}>
          Tambah catatan <kbd>N</kbd>
        </SmallButton>
      }
    >
      <ol className="flex flex-col gap-2.5">
        {lifeOf(file).map(({ at, tone, what, words, by }) => (
          <li key={`${at} ${what} ${words}`} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <StatusBadge tone={tone}>{what}</StatusBadge>
            <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
            <span className="text-text-3">
              {by}, {date(at)} {timeOfDay(at)}
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
