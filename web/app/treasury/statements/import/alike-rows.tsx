import type { StatementPreview } from "@barakah/contract";
import { date, rupiah } from "../../../platform/format.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import type { Import } from "./use-import.ts";

/** Rows that may be imported already: the treasurer ticks those that are further transfers. */
export const AlikeRows = ({ work, alike }: { work: Import; alike: StatementPreview["alike"] }) => (
  <Panel
    title="Sudah ada, atau terjadi dua kali?"
    note="Berkas ini dan yang lalu sama-sama memuat hari itu, dan tidak ada saldo yang membedakan barisnya. Yang tidak dicentang dianggap sudah ada."
    bare
  >
    <ul>
      {alike.map(({ row, day, amount, out, description, file, imported_at }) => (
        <li key={row} className="grid gap-x-3 border-t border-border px-4.5 py-2.5">
          <p className="flex flex-wrap gap-x-3">
            <b className="mr-auto wrap-anywhere">
              {date(day)} · {description}
            </b>
            <span className="font-semibold tabular-nums">
              {out && "−"}
              {rupiah(amount)}
            </span>
          </p>
          <p className="text-text-2 wrap-anywhere">
            Baris {row} berkas ini, dan satu dari {file ? `‘${file}’` : "berkas lalu"} yang diimpor{" "}
            {date(imported_at)}.
          </p>
          <Checkbox
            checked={work.also.includes(row)}
            onChange={({ target }) => work.addAlso(row, target.checked)}
          >
            Terjadi dua kali: tambahkan baris {row}
          </Checkbox>
        </li>
      ))}
    </ul>
  </Panel>
);
