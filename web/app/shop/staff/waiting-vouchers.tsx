import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { worthWords } from "../../ui/staff/vouchers.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

const waitingVouchersQuery = readQuery(
  ["staff", "waiting-vouchers"],
  "GET /api/admin/shop-vouchers/waiting/",
  {},
);

/** Vouchers whose total is above the limit of their maker. */
export function WaitingVouchers() {
  const { data } = useQuery(waitingVouchersQuery);
  return data?.vouchers.map((voucher) => (
    <Panel key={voucher.id} title={`Kupon ${voucher.code}`}>
      <p className="mb-3 max-w-[70ch] text-text-2">
        {worthWords(voucher)}. Komunitas menanggung paling banyak {rupiah(voucher.total_off ?? 0)}, di atas
        batas satu orang dalam 24 jam. Selama belum disetujui, kupon ini tidak berlaku.
      </p>
      <SendButton
        label="Setujui kupon"
        aria-label={`Setujui kupon ${voucher.code}`}
        success={`Kupon ${voucher.code} berlaku.`}
        send={() => api.call("POST /api/admin/shop-vouchers/:id/confirm/", { params: { id: voucher.id } })}
      />
    </Panel>
  ));
}
