import type { StatementLine } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { apiOf } from "../../platform/query-client.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { ACCOUNT_NAME } from "./qris-states.ts";

/** Splits a settlement among the QRIS payments in it; the likely ones are ticked. */
export function SettleDialog({ line, onClose }: { line: StatementLine; onClose(): void }) {
  const { data } = useQuery({
    queryKey: ["qris", "foresee", line.id],
    queryFn: ({ client: of, signal }) =>
      apiOf(of).call(
        "GET /api/admin/qris-settlements/foresee/",
        { query: { line: String(line.id) } },
        { signal },
      ),
    gcTime: 0,
  });
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const payments = (data?.accounts ?? []).flatMap(({ account, payments: own }) =>
    own.map((payment) => ({ ...payment, account, chosen: picked.get(payment.reference) ?? payment.chosen })),
  );
  const chosen = payments.filter((payment) => payment.chosen);
  const gross = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const fee = Math.max(0, gross - line.unclaimed);
  const beyond = Math.max(0, line.unclaimed - gross);
  const form = useDialogForm({
    initial: {},
    send: () =>
      api.call("POST /api/admin/qris-settlements/", {
        body: {
          line: line.id,
          unclaimed: line.unclaimed,
          references: chosen.map(({ reference }) => reference),
          fee,
        },
      }),
    success: "Pelunasan dicatat.",
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Pelunasan QRIS ${rupiah(line.unclaimed)}`}
      submit="Catat pelunasan"
      disabled={chosen.length === 0}
      className=""
      note={
        <span role="status">
          {chosen.length} pembayaran, {rupiah(gross)}
          {fee > 0 && ` · biaya penyedia ${rupiah(fee)}`}
          {beyond > 0 && chosen.length > 0 && ` · ${rupiah(beyond)} belum diketahui dari siapa`}
        </span>
      }
    >
      <p className="mb-3 rounded-[10px] bg-surface-2 px-3.5 py-2.5 font-semibold wrap-anywhere">
        {date(line.day)} · {line.description}
      </p>
      {!data && <Spinner size="lg" label="Memuat..." />}
      {data && payments.length === 0 && <p>Tidak ada pembayaran QRIS yang belum dilunasi.</p>}
      <ul className="divide-y divide-border">
        {payments.map(({ reference, payer_name, amount, verified_at, account, chosen: yes }) => (
          <li key={reference} className="flex items-center justify-between gap-3 py-1">
            <Checkbox
              checked={yes}
              onChange={({ target }) => setPicked((before) => new Map(before).set(reference, target.checked))}
            >
              {payer_name}
              <small className="block text-text-2">
                {date(verified_at)} · {ACCOUNT_NAME[account]}
              </small>
            </Checkbox>
            <b className="whitespace-nowrap tabular-nums">{rupiah(amount)}</b>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
