import { addOnOf, giftTotal } from "@barakah/contract/charity/transfer-add-on";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { AddOnAmount, Panel, TotalLines, WithCode } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { categoryLabel } from "./gift.ts";

type Way = "online" | "qris" | "transfer";
export const wayOf = (method: string): Way =>
  method === ONLINE_METHOD ? "online" : method === "qris" ? "qris" : "transfer";

export const TOTAL_NAME: Record<Way, string> = {
  online: "Total donasi",
  qris: "Total bayar",
  transfer: "Total transfer",
};

const CODE_TEXT: Record<Way, string> = {
  online: "Beberapa rupiah tambahan yang ikut didonasikan seluruhnya.",
  qris: "Beberapa rupiah tambahan supaya nominalmu berbeda dari yang lain dan langsung dikenali. Ikut didonasikan seluruhnya.",
  transfer: "Beberapa rupiah tambahan supaya bendahara mengenali transfermu. Ikut didonasikan seluruhnya.",
};

interface GiftSumProps {
  amount: number;
  category: string;
  way: Way;
}

export function GiftTotal({ amount, category, way }: GiftSumProps) {
  if (amount === 0) return "Pilih nominal";
  if (way === "qris") return <WithCode amount={amount} code="+" />;
  return <AddOnAmount amount={giftTotal(amount, category)} />;
}

/** The parts of the total, once an amount is chosen. Without JavaScript the page never knows the amount. */
export const GiftLines = (sum: GiftSumProps) =>
  sum.amount === 0 ? (
    <noscript>
      <p className="px-4 pt-4 text-sm text-text-2">
        Nominalmu ditambah {addOnOf(sum.category)} rupiah sebagai kode unik (QRIS: 1–999 rupiah), yang ikut
        didonasikan seluruhnya. Totalnya tampil di halaman berikutnya, sebelum kamu membayar.
      </p>
    </noscript>
  ) : (
    <Panel title="Rincian">
      <TotalLines
        lines={[
          { name: "Nominal donasi", value: rupiah(sum.amount) },
          sum.way === "qris"
            ? { name: "Kode unik QRIS", value: "+ 1–999" }
            : { name: `Kode unik (${categoryLabel(sum.category)})`, value: `+ ${addOnOf(sum.category)}` },
        ]}
        total={{ name: TOTAL_NAME[sum.way], value: <GiftTotal {...sum} /> }}
      />
      <Disclosure summary="Apa itu kode unik?">{CODE_TEXT[sum.way]}</Disclosure>
    </Panel>
  );
