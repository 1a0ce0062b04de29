import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { Vouchers } from "../../ui/staff/vouchers.tsx";
import type { Route } from "./+types/voucher-page";
import { EventFrame } from "./event-frame.tsx";
import { vouchersQuery } from "./queries.ts";

export default function VoucherPage({ params }: Route.ComponentProps) {
  return (
    <EventFrame id={params.id} title="Kupon">
      {({ id }) => <EventVouchers id={id} />}
    </EventFrame>
  );
}

const EventVouchers = ({ id }: { id: number }) => (
  <Vouchers
    query={useQuery(vouchersQuery(id))}
    mayEdit={useMay("events")}
    note="Pendaftar mengetik kodenya, lalu harganya berkurang. Kupon kembali bila pendaftarannya batal."
    empty="Belum ada kupon untuk acara ini."
    always="selama pendaftaran dibuka"
    add={(body) => api.call("POST /api/admin/events/:id/vouchers/", { params: { id }, body })}
    change={(voucher, body) =>
      api.call("PUT /api/admin/events/:id/vouchers/:voucher/", { params: { id, voucher }, body })
    }
  />
);
