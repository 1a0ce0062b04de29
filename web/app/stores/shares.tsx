import { ujrahOf } from "@barakah/contract/stores/commission";
import { rupiah } from "../platform/format.ts";

/** A price and the seller's part of it. */
export const Shares = ({ price, percent, gets }: { price: number; percent: number; gets: string }) => {
  const ujrah = ujrahOf(price, percent);
  return (
    <dl className="mt-3 grid gap-1.5 rounded-md bg-surface-2 p-3.5 text-sm">
      <Row name="Harga barang" value={rupiah(price)} />
      <Row name={`Ujrah ${percent}%`} value={`– ${rupiah(ujrah)}`} />
      <Row name={gets} value={rupiah(price - ujrah)} className="border-t border-border pt-1.5 font-bold" />
    </dl>
  );
};

const Row = ({ name, value, className = "" }: { name: string; value: string; className?: string }) => (
  <div className={`flex justify-between gap-3 ${className}`}>
    <dt>{name}</dt>
    <dd className="whitespace-nowrap">{value}</dd>
  </div>
);
