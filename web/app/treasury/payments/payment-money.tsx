import type { PaymentFile } from "@barakah/contract";
import { date, rupiah } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { UnlinkLine } from "../corrections/unlink-line.tsx";

/** Which money on the bank's statements paid it. */
export function PaymentMoney({ file }: { file: PaymentFile }) {
  return (
    <Panel title="Uang di mutasi bank">
      {file.money.length === 0 && (
        <p className="text-text-2">Belum dicocokkan dengan baris mutasi mana pun.</p>
      )}
      <ul className="divide-y divide-border">
        {file.money.map((line) => {
          const { id, bank, day, description, amount } = line;
          return (
            <li key={id} className="flex flex-wrap items-start gap-x-3 py-2">
              <span className="min-w-0 flex-[1_1_6rem]">
                <b className="block wrap-anywhere">{description}</b>
                <small className="text-text-2">
                  {date(day)} · {bank.toUpperCase()}
                </small>
              </span>
              <span className="text-right">
                <b className="block whitespace-nowrap tabular-nums">{rupiah(amount)}</b>
                <UnlinkLine reference={file.reference} line={line} />
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
