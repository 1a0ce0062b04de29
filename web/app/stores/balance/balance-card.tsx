import type { StoreBalance } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { balanceQuery } from "../queries.ts";

/** The amount that the seller can withdraw now, and the amount in escrow. */
export function BalanceCard({ memberId }: { memberId: number }) {
  const { data } = useQuery(balanceQuery(memberId));
  if (!data) return null;
  return (
    <section
      aria-label="Saldo toko"
      className="mt-5 kawung relative overflow-hidden rounded-xl bg-brand-from p-4.5 text-on-brand *:relative"
    >
      <BalanceFacts balance={data} />
      <LinkButton to="/toko-saya/saldo" block variant="on-brand" className="mt-4" label="Cairkan saldo" />
    </section>
  );
}

const BalanceFacts = ({ balance: { free, held, requested, debt } }: { balance: StoreBalance }) => (
  <>
    <p className="text-sm">{debt > 0 ? "Saldo kurang" : "Saldo yang bisa dicairkan"}</p>
    <p className="text-[2rem] leading-10 font-extrabold tracking-[-.02em] wrap-anywhere tabular-nums">
      {debt > 0 ? `– ${rupiah(debt)}` : rupiah(free)}
    </p>
    <dl className="mt-3 border-t border-current/25 pt-2.5 text-sm">
      <Fact name="Ditahan sampai pesanan selesai" value={held} />
      <Fact name="Sedang dicairkan" value={requested} />
    </dl>
    {debt > 0 && (
      <p className="mt-2 text-sm">
        Dananya sudah dikembalikan kepada pembeli. Pencairan dibuka lagi sesudah penjualan berikutnya
        menutupnya.
      </p>
    )}
  </>
);

const Fact = ({ name, value }: { name: string; value: number }) => (
  <div className="flex flex-wrap justify-between gap-x-3 py-0.5">
    <dt>{name}</dt>
    <dd className="ml-auto font-bold whitespace-nowrap">{rupiah(value)}</dd>
  </div>
);
