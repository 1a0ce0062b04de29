import { AddOnAmount, Panel, TotalLines } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { addOnOf, categoryLabel, giftTotal } from "./gift.ts";

/** The total as it is shown everywhere on the page; its code is marked once there is an amount. */
export function GiftTotal({ total }: { total: number }) {
  return total > 0 ? <AddOnAmount amount={total} /> : rupiah(0);
}

export function GiftLines({ amount, category }: { amount: number; category: string }) {
  return (
    <Panel title="Rincian">
      <TotalLines
        lines={[
          { name: "Nominal donasi", value: rupiah(amount) },
          { name: `Kode unik (${categoryLabel(category)})`, value: `+ ${addOnOf(category)}` },
        ]}
        total={{ name: "Total transfer", value: <GiftTotal total={giftTotal(amount, category)} /> }}
      />
      <p className="mt-1.5 text-xs leading-[18px] text-text-3">
        Kode unik ikut didonasikan dan membantu admin mencocokkan transfermu.
      </p>
    </Panel>
  );
}
