import type { PaymentFile } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import type { Lines } from "./use-lines.ts";

interface Choice {
  asCame: boolean;
  label: string;
  means: string;
}

function choicesFor(amount: number, came: number): Choice[] {
  const taken = `Donasi menjadi ${rupiah(came)}, dan itu yang dibaca pembayar.`;
  if (came < amount)
    return [
      { asCame: true, label: "Terima yang datang", means: taken },
      {
        asCame: false,
        label: "Setujui penuh",
        means: `Disetujui ${rupiah(amount)}; ${rupiah(amount - came)} tetap di daftar belum terlihat sampai barisnya datang.`,
      },
    ];
  return [
    { asCame: true, label: "Jadikan bagian donasi", means: taken },
    {
      asCame: false,
      label: "Simpan kelebihannya",
      means: `${rupiah(came - amount)} dicatat sebagai belum dikenal, dan dapat dicocokkan kemudian.`,
    },
  ];
}

interface SettlementProps {
  file: PaymentFile;
  lines: Lines;
}

/** What becomes of the difference, where the ticked lines brought less or more than the gift. */
export function Settlement({ file: { amount }, lines }: SettlementProps) {
  if (!lines.differs) return null;
  const { came, asCame, takeAsCame } = lines;
  const difference = came < amount ? `Kurang ${rupiah(amount - came)}` : `Lebih ${rupiah(came - amount)}`;
  return (
    <fieldset className="vq-settle">
      <legend>{difference}: selesaikan</legend>
      {choicesFor(amount, came).map((choice) => (
        <label key={choice.label} className="vq-choice" data-chosen={choice.asCame === asCame || undefined}>
          <input
            type="radio"
            name="selesaikan"
            checked={choice.asCame === asCame}
            onChange={() => takeAsCame(choice.asCame)}
          />
          <span>
            <b className="block">{choice.label}</b>
            <span className="text-text-2">{choice.means}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
