import type { StaffRule } from "@barakah/contract";
import { useState } from "react";
import { date } from "../../platform/format.ts";
import { arrived, type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { Segments } from "../../ui/staff/segments.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { hawlText, nisabNote, nisabText, rateText, ruleName } from "./rule-words.ts";
import { SourceLink } from "./source-link.tsx";

const STATE: Record<StaffRule["state"], [string, BadgeTone]> = {
  waiting: ["Menunggu", "wait"],
  returned: ["Dikembalikan", "no"],
  coming: ["Akan berlaku", "info"],
  current: ["Dipakai", "ok"],
  past: ["Lampau", "mute"],
};

const stateOf = ({ kind, state }: StaffRule): [string, BadgeTone] =>
  kind === "fitrah" && state === "past" ? ["Luar musim", "mute"] : STATE[state];

const COLUMNS: readonly Column<StaffRule>[] = [
  { head: "Jenis", title: true, cell: (rule) => <b>{ruleName(rule)}</b> },
  {
    head: "Nisab",
    cell: (rule) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">{nisabText(rule)}</span>
        <small className="text-text-2">{nisabNote(rule)}</small>
      </>
    ),
  },
  {
    head: "Kadar",
    cell: (rule) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">{rateText(rule)}</span>
        <small className="whitespace-nowrap text-text-2">{hawlText(rule)}</small>
      </>
    ),
  },
  {
    head: "Sumber",
    cell: (rule) => (
      <>
        <SourceLink rule={rule} />
        <small className="block text-text-2">
          mulai {date(rule.valid_from)}
          {rule.valid_to && ` sampai ${date(rule.valid_to)}`}
        </small>
      </>
    ),
  },
  {
    head: "Diisi, dikonfirmasi",
    cell: ({ entered_by, confirmed_by, returned }) => (
      <>
        <span className="block whitespace-nowrap">{entered_by.name}</span>
        <small className="text-text-2">
          {returned ? `${returned.by.name}: ${returned.reason}` : (confirmed_by?.name ?? "belum")}
        </small>
      </>
    ),
  },
  {
    head: "Status",
    cell: (rule) => {
      const [text, tone] = stateOf(rule);
      return <StatusBadge tone={tone}>{text}</StatusBadge>;
    },
  },
];

const isNow = ({ state }: StaffRule) => state === "current" || state === "coming";
const KINDS = ["penghasilan", "maal", "emas", "perak", "perdagangan", "pertanian", "fitrah"];

/** Current and past rules, with source, author and confirmer. */
export function RuleTable({ rules, sought }: { rules: readonly StaffRule[]; sought: string }) {
  const [past, setPast] = useState(false);
  const held = rules.filter((rule) => rule.state !== "waiting" && !isNow(rule));
  const now = rules
    .filter(isNow)
    .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const items = past ? held : now;
  return (
    <Panel
      title="Aturan yang berlaku"
      note="Aturan lama tidak pernah diubah; pembayaran menyimpan aturan yang dipakainya"
      action={
        <Segments
          label="Aturan"
          options={[
            { value: false, label: `Berlaku ${now.length}` },
            { value: true, label: `Lampau ${held.length}` },
          ]}
          value={past}
          onChange={setPast}
        />
      }
      bare
    >
      <DataTable
        caption="Aturan zakat"
        columns={COLUMNS}
        query={arrived(items)}
        empty={
          sought
            ? `Tidak ada aturan untuk “${sought}”.`
            : past
              ? "Belum ada aturan yang lampau."
              : "Belum ada aturan. Isi yang pertama."
        }
      />
    </Panel>
  );
}
