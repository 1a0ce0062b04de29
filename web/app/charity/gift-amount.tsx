import { addOnOf } from "@barakah/contract/charity/categories";
import { isQris, ONLINE_METHOD, type PaymentMethod } from "@barakah/contract/payments/methods";
import { useRef } from "react";
import {
  AddOnAmount,
  AmountInput,
  AmountOption,
  ChoiceGroup,
  Panel,
  TotalLines,
  WithCode,
} from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { categoryLabel, type GiftValues, giftTotal, isPreset, PRESETS, typedAmount } from "./gift.ts";

/** Preset amounts, and a field that always shows the chosen one. */
export function GiftAmount({ form }: { form: Form<GiftValues> }) {
  const { values: gift, errors, change } = form;
  const field = useRef<HTMLInputElement>(null);
  const own = gift.other || (gift.amount > 0 && !isPreset(gift.amount));
  return (
    <ChoiceGroup
      legend="Donasi Terbaikmu"
      level="h1"
      error={errors.amount}
      after={
        <div className="mt-3.5">
          <AmountInput
            ref={field}
            label="Nominal donasi"
            name="nominal"
            hint="Ketuk nominal di atas atau isi sendiri."
            amount={gift.amount}
            onChange={(amount) => change(typedAmount(amount))}
          />
        </div>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-2">
        {PRESETS.map((amount) => (
          <AmountOption
            key={amount}
            label={rupiah(amount)}
            value={String(amount)}
            checked={!own && gift.amount === amount}
            onChoose={() => change({ amount, other: false })}
          />
        ))}
        <AmountOption
          dashed
          label="Nominal lain"
          value="lain"
          checked={own}
          onChoose={() => {
            change({ amount: 0, other: true });
            field.current?.focus();
          }}
        />
      </div>
    </ChoiceGroup>
  );
}

type Way = "online" | "qris" | "transfer";
export const wayOf = (method: PaymentMethod | null): Way =>
  method === ONLINE_METHOD ? "online" : method && isQris(method) ? "qris" : "transfer";

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

/** How the total comes about, once there is an amount. Without JavaScript it is never known here. */
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
