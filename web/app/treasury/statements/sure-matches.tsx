import { useQuery } from "@tanstack/react-query";
import { date, rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { moneyOf } from "./money-of.ts";
import { batchesQuery } from "./queries.ts";
import type { Statements } from "./use-statements.ts";

/** Says how many payments are matched at once, for how much and what they are for, before it happens. */
export function SureDialog({ statements }: { statements: Statements }) {
  const { confirming, setConfirming, confirm, busy } = statements;
  const lines = confirming ?? [];
  return (
    <ConfirmDialog
      open={confirming !== undefined}
      title={`Cocokkan ${lines.length} pembayaran, ${rupiah(moneyOf(lines).unclaimed)}?`}
      text="Setiap baris hanya cocok dengan satu pembayaran, setiap pembayaran hanya dengan satu baris, dan tidak ada yang perlu diperiksa. Pembayar yang menunggu langsung diberi tahu."
      confirm={`Cocokkan ${lines.length}`}
      busy={busy}
      onConfirm={() => confirm(lines)}
      onCancel={() => setConfirming(undefined)}
    >
      <ul className="mt-3 text-sm">
        {lines.map(({ id, unclaimed, proposal }) => (
          <li key={id} className="flex gap-3 border-t border-border py-1.5">
            <span className="mr-auto min-w-0 wrap-anywhere">
              <b>{proposal?.payer_name}</b> {proposal?.reference}
              <span className="block text-text-2">{proposal?.title}</span>
            </span>
            <span className="tabular-nums whitespace-nowrap">{rupiah(unclaimed)}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** The last matches that were made at once, while they can be undone at once. */
export function LastBatch() {
  const batch = useQuery(batchesQuery).data?.[0];
  if (!batch || batch.followed > 0) return null;
  const { id, count, amount, made_by, made_at } = batch;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4.5 pb-3 text-text-2">
      <p className="mr-auto">
        {count} pembayaran dicocokkan sekaligus, {rupiah(amount)}, oleh {made_by} pada {date(made_at)}.
      </p>
      <ReasonButton
        button="Batalkan semua"
        title={`Batalkan ${count} pencocokan, ${rupiah(amount)}?`}
        text="Barisnya kembali ke baris baru. Pembayaran yang disetujui karenanya menunggu lagi, dan pembayarnya diberi tahu."
        label="Alasan (dibaca pembayar dan tercatat)"
        confirm="Batalkan semua"
        success="Pencocokan dibatalkan."
        correct={withReason("POST /api/admin/statements/batches/:id/undo/", { id: String(id) })}
      />
    </div>
  );
}
