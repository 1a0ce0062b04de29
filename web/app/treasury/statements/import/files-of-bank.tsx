import type { StatementFile, StatementGap } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { date, rupiah, wholeNumber } from "../../../platform/format.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ConfirmForm, DialogButton, useDialogForm } from "../../../ui/staff/form-dialog.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { filesQuery } from "../queries.ts";

const ROW =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-border px-4.5 py-[9px]";

/** The imported files of a bank with their days, and the gaps between them. */
export function FilesOfBank({ bank }: { bank: Bank }) {
  const { data } = useQuery(filesQuery(bank));
  const files = data?.items ?? [];
  return (
    <Panel title={`Berkas ${bank.toUpperCase()}`} note="Setiap hari sekali terlihat." bare>
      {files.length === 0 && <p className="px-4.5 pb-4 text-text-2">Belum ada berkas yang diimpor.</p>}
      <ul>
        {files.map((file) => (
          <Shown key={file.id} file={file} />
        ))}
      </ul>
    </Panel>
  );
}

function Shown({ file }: { file: StatementFile }) {
  const { first_day, last_day, closing, gap, left_out } = file;
  return (
    <>
      <li className={ROW}>
        <span className="min-w-0">
          <b className="block">
            {date(first_day)} – {date(last_day)}
          </b>
          <small className="block wrap-anywhere text-text-2">
            {file.name || "Tanpa nama"} · {wholeNumber(file.lines)} masuk, {wholeNumber(file.debits)} keluar
            {left_out.length > 0 && `, baris ${left_out.map(({ row }) => row).join(", ")} dilewati`}
          </small>
        </span>
        <span className="grid justify-items-end gap-1 text-right tabular-nums">
          {closing === null ? "–" : rupiah(closing)}
          {file.used === 0 && (
            <DialogButton
              variant="quiet"
              label="Tarik kembali"
              aria-label={`Tarik kembali ${file.name || "berkas"}`}
              dialog={(close) => <TakeBack file={file} onClose={close} />}
            />
          )}
        </span>
      </li>
      {gap && (
        <li className={`${ROW} bg-accent-soft text-accent-text`}>
          <span className="min-w-0">{daysOf(gap) || "Tidak bersambung"}</span>
          <StatusBadge tone="wait">
            {gap.amount === null ? "tidak ada berkasnya" : `sela ${rupiah(Math.abs(gap.amount))}`}
          </StatusBadge>
        </li>
      )}
    </>
  );
}

/** Nothing of the file is used yet, so it can go as a whole. */
function TakeBack({ file, onClose }: { file: StatementFile; onClose(): void }) {
  const form = useDialogForm({
    initial: {},
    send: () => api.call("DELETE /api/admin/statement-files/:id/", { params: { id: String(file.id) } }),
    success: "Impor sudah ditarik kembali.",
    onClose,
  });
  const { first_day, last_day, name, bank } = file;
  return (
    <ConfirmForm
      form={form}
      danger
      title="Tarik kembali impor ini?"
      text={`Semua baris yang dibawa ${name ? `‘${name}’` : "berkas ini"} ke ${bank.toUpperCase()}, ${date(first_day)} sampai ${date(last_day)}, dihapus. Belum ada yang dipakai, jadi buku tidak berubah. Berkasnya dapat diimpor lagi.`}
      confirm="Tarik kembali"
      className=""
    />
  );
}

export const daysOf = ({ from, to }: StatementGap) =>
  from && to ? (from === to ? date(from) : `${date(from)} sampai ${date(to)}`) : "";

export function GapNote({ gap, opening }: { gap: StatementGap; opening: number | null }) {
  const days = daysOf(gap);
  return (
    <Note tone="gold" icon={<Icon name="warning-circle-fill" size={18} />}>
      <b>
        {days ? `${days} tidak ada di berkas mana pun.` : "Berkas ini tidak bersambung dengan yang lalu."}
      </b>{" "}
      Berkas lalu berakhir {date(gap.after)}
      {gap.closing !== null && ` dengan ${rupiah(gap.closing)}`}
      {opening !== null && `, berkas ini mulai dengan ${rupiah(opening)}`}
      {gap.amount !== null && (
        <>
          : ada <b>{rupiah(Math.abs(gap.amount))}</b> yang belum terlihat
        </>
      )}
      . Impor juga berkas di antaranya.
    </Note>
  );
}
