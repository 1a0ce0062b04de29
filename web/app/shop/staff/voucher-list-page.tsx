import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { readQuery } from "../../platform/query-client.ts";
import { Vouchers } from "../../ui/staff/vouchers.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";

const shopVouchersQuery = () => readQuery(["staff", "shop-vouchers"], "GET /api/admin/shop-vouchers/", {});

export default function VoucherListPage() {
  return (
    <WorkPage title="Kupon belanja">
      <Vouchers
        query={useQuery(shopVouchersQuery())}
        mayEdit
        forGoods
        borne
        note="Potongannya ditanggung komunitas, paling banyak yang tertulis di sini, dan tampil sebagai potongan di laporan. Satu kupon untuk satu pesanan; kembali bila pesanannya batal."
        empty="Belum ada kupon belanja."
        always="sampai kuotanya habis"
        add={(body) => api.call("POST /api/admin/shop-vouchers/", { body })}
        change={(id, body) => api.call("PUT /api/admin/shop-vouchers/:id/", { params: { id }, body })}
      />
    </WorkPage>
  );
}
