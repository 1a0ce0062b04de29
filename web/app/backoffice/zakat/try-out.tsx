import type { StaffZakat } from "@barakah/contract";
import { reckon } from "@barakah/contract/zakat/calculate";
import { useState } from "react";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

const KINDS = [
  { value: "month", label: "Penghasilan sebulan" },
  { value: "year", label: "Penghasilan setahun" },
  { value: "maal", label: "Tabungan" },
  { value: "perdagangan", label: "Perdagangan" },
];

function asked(kind: string, amount: number) {
  if (kind === "maal") return { kind, cash: amount } as const;
  if (kind === "perdagangan") return { kind, stock: amount } as const;
  return { kind: "penghasilan", period: kind === "year" ? "year" : "month", income: amount } as const;
}

/** Tries the current rules with the code of the public calculator. */
export function TryOut({ zakat: { rules, prices } }: { zakat: StaffZakat }) {
  const [kind, setKind] = useState("month");
  const [amount, setAmount] = useState(7_640_144);
  const found = reckon(
    { rules: rules.filter(({ state }) => state === "current"), prices },
    asked(kind, amount),
  );
  return (
    <Panel title="Coba hitung" note="Tidak disimpan">
      <div className="grid gap-3">
        <Select label="Jenis" value={kind} options={KINDS} onChange={({ target }) => setKind(target.value)} />
        <AmountInput label="Jumlah" value={amount} onChange={setAmount} />
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-[10px] bg-surface-2 px-3.5 py-2.5 text-sm">
          {"missing" in found ? (
            "Aturan atau harganya belum ada."
          ) : (
            <>
              <span className="text-text-3">× {(found.rate_bp / 100).toLocaleString("id-ID")} % =</span>
              <b className="text-[0.9375rem]">{rupiah(found.zakat)}</b>
              <span className="ml-auto">
                <StatusBadge tone={found.due ? "ok" : "mute"}>
                  {found.due ? "Wajib zakat" : "Belum wajib"}
                </StatusBadge>
              </span>
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}
