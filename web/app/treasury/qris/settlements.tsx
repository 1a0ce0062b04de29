import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { ReasonButton } from "../../ui/staff/reason-dialog.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { ACCOUNT_NAME } from "./qris-states.ts";
import { settlementsQuery } from "./queries.ts";

/** The latest QRIS settlements. */
export function Settlements() {
  const { data = [] } = useQuery(settlementsQuery);
  return (
    <Panel title="Pelunasan terakhir" note="Dicatat dari baris mutasi bank.">
      {data.length === 0 && <p className="text-text-2">Belum ada.</p>}
      <ul className="divide-y divide-border">
        {data.slice(0, 8).map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_6rem]">
              <b className="block tabular-nums">{rupiah(one.gross - one.fee)}</b>
              <small className="block text-text-2">
                {date(one.day)} · {ACCOUNT_NAME[one.account]} · {one.payments} pembayaran · biaya{" "}
                {rupiah(one.fee)}
                {one.reversed && ` · dibatalkan: ${one.reversed}`}
              </small>
            </span>
            {!one.reversed && (
              <ReasonButton
                button="Batalkan"
                look={{ variant: "quiet" }}
                title="Batalkan pelunasan ini?"
                text="Barisnya kembali baru, dan pembayarannya kembali belum terlihat di mutasi."
                label="Alasan"
                confirm="Batalkan pelunasan"
                success="Pelunasan dibatalkan."
                correct={(reason) =>
                  api.call("POST /api/admin/qris-settlements/:id/reverse/", {
                    params: { id: String(one.id) },
                    body: { reason },
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
