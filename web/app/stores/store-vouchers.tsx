import type { Voucher } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../platform/browser-api.ts";
import { useNow } from "../platform/now.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import {
  AddVoucher,
  VoucherActions,
  type VoucherKind,
  validWords,
  worthWords,
} from "../ui/staff/vouchers.tsx";
import { ownVouchersQuery } from "./queries.ts";

const KIND: VoucherKind = {
  forGoods: true,
  always: "sampai kuotanya habis",
  add: (body) => api.call("POST /api/stores/mine/vouchers/", { body }),
  change: (id, body) => api.call("PUT /api/stores/mine/vouchers/:id/", { params: { id }, body }),
};

export default function StoreVouchers({ memberId }: { memberId: number }) {
  const query = useQuery(ownVouchersQuery(memberId));
  const now = Math.max(useNow(), query.dataUpdatedAt);
  return (
    <>
      <p className="mb-3 text-sm text-text-2">
        Pembeli mengetik kodenya di keranjang. Potongannya kamu yang tanggung: uangmu dari pesanan itu
        berkurang sebanyak itu, dan ujrah dihitung dari sisanya.
      </p>
      <AddVoucher kind={KIND} />
      <Loaded query={query} failure="Kuponmu gagal dimuat." skeleton={<RowsSkeleton />}>
        {({ vouchers }) =>
          vouchers.length === 0 ? (
            <EmptyState level="p" heading="Belum ada kupon." text="Buat kode yang mudah diingat pembelimu." />
          ) : (
            <ul className="mt-4 flex flex-col gap-3">
              {vouchers.map((voucher) => (
                <VoucherRow key={voucher.id} voucher={voucher} now={now} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

const VoucherRow = ({ voucher, now }: { voucher: Voucher; now: number }) => (
  <Card as="li" className="p-4">
    <h2 className="text-md font-bold wrap-anywhere">{voucher.code}</h2>
    <p className="text-sm">Potongan {worthWords(voucher)}</p>
    <p className="mb-3 text-sm text-text-2">
      Terpakai {voucher.used} dari {voucher.quota} · {validWords(voucher, now, KIND.always)}
    </p>
    <VoucherActions voucher={voucher} now={now} kind={KIND} />
  </Card>
);
