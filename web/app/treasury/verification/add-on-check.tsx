import type { PaymentFile } from "@barakah/contract";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icons/icon.tsx";

const digits = (value: number) => String(value % 1000).padStart(3, "0");

/** Compares the last three digits with the category's add-on. */
export function AddOnCheck({ file }: { file: PaymentFile }) {
  const { expected_add_on: expected, category } = file;
  if (expected === null) return null;
  const matches = file.check !== "mismatch";
  const icon = matches ? "check-circle-fill" : "warning-fill";
  return (
    <div className="vq-match" data-bad={!matches || undefined}>
      <p className="flex items-center gap-2.5 px-3.5 py-3 font-bold">
        <Icon name={icon} size={18} />
        {matches ? "Kode unik cocok dengan kategori program" : "Kode unik berbeda dari kategori program"}
      </p>
      <div className="vq-eq">
        <Side label="3 digit terakhir">{digits(file.amount)}</Side>
        {matches ? <Icon name="staff-equals-bold" size={18} /> : <Icon name="warning-fill" size={18} />}
        <Side label={category ?? ""}>{digits(expected)}</Side>
      </div>
    </div>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <small className="block text-[0.6875rem] leading-[0.875rem] text-text-2 first-letter:uppercase">
        {label}
      </small>
      <b className="block text-[1.0625rem] leading-[1.5rem] font-extrabold tabular-nums">{children}</b>
    </div>
  );
}
