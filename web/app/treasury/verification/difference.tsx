import type { PaymentFile } from "@barakah/contract";
import { useEffect, useRef } from "react";
import { rupiah } from "../../platform/format.ts";
import { SettleChoices } from "../statements/settle-choices.tsx";
import type { Lines } from "./use-lines.ts";

interface DifferenceProps {
  file: PaymentFile;
  lines: Lines;
  onShare(): void;
}

/** How to settle the difference if the ticked lines are less or more than the amount. */
export function Difference({ file: { unseen_amount }, lines, onShare }: DifferenceProps) {
  const { came, choices, choice, choose } = lines;
  const box = useRef<HTMLFieldSetElement>(null);
  // The next digit key chooses here, so scroll the choices into view.
  const asks = choices.length > 0 && came > 0;
  useEffect(() => {
    if (asks) box.current?.scrollIntoView({ block: "nearest" });
  }, [asks]);
  if (choices.length === 0) return null;
  const difference =
    came < unseen_amount
      ? `Kurang ${rupiah(unseen_amount - came)}: selesaikan`
      : `Lebih ${rupiah(came - unseen_amount)}: untuk apa?`;
  return (
    <SettleChoices
      legend={difference}
      choices={choices}
      choice={choice}
      onChoose={(way) => way !== "leave" && choose(way)}
      box={box}
      keys
    >
      {came > unseen_amount && (
        <button type="button" className="vq-choice text-left" onClick={onShare}>
          <span className="min-w-0 flex-1">
            <b className="block">Bayar pembayaran lain juga…</b>
            <span className="text-text-2">Satu transfer untuk dua hal: pilih yang lainnya.</span>
          </span>
          <kbd>P</kbd>
        </button>
      )}
    </SettleChoices>
  );
}
