import { AddOnAmount, Panel, TotalLines } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { addOnOf, categoryLabel, giftTotal } from "./gift.ts";

export const totalName = (online: boolean) => (online ? "Total donasi" : "Total transfer");

/** The total as it is shown everywhere on the page; its code is marked once there is an amount. */
export function GiftTotal({ total }: { total: number }) {
  return total > 0 ? <AddOnAmount amount={total} /> : rupiah(0);
}

interface GiftLinesProps {
  amount: number;
  category: string;
  /** Then nothing is transferred, and nobody has to recognise it. */
  online: boolean;
}

export function GiftLines({ amount, category, online }: GiftLinesProps) {
  return (
    <Panel title="Rincian">
      <TotalLines
        lines={[
          { name: "Nominal donasi", value: rupiah(amount) },
          { name: `Kode unik (${categoryLabel(category)})`, value: `+ ${addOnOf(category)}` },
        ]}
        total={{ name: totalName(online), value: <GiftTotal total={giftTotal(amount, category)} /> }}
      />
      <p className="mt-1.5 text-xs leading-[1.125rem] text-text-3">
        {online
          ? "Kode unik ikut didonasikan seluruhnya."
          : "Kode unik ikut didonasikan dan membantu admin mencocokkan transfermu."}
      </p>
    </Panel>
  );
}
