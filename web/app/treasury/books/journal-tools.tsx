import { POSTING_KIND_LABEL, POSTING_KINDS } from "@barakah/contract/ledger/book-words";
import { useRef } from "react";
import { CONTROL } from "../../ui/form/control-style.ts";
import { FilterSelect, SearchField } from "../../ui/staff/filter-bar.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import type { JournalFilter } from "./use-journal.ts";

const SIDES = [
  { value: "", label: "Semua" },
  { value: "debit", label: "Debet" },
  { value: "credit", label: "Kredit" },
] as const;
const KINDS = POSTING_KINDS.map((value) => ({ value, label: POSTING_KIND_LABEL[value] }));

export function JournalTools({ filter, params }: { filter: JournalFilter; params: ListParams }) {
  const change = (filters: Record<string, string>) => params.change({ filters });
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ f: () => field.current?.focus() });
  return (
    <search className="flex flex-wrap items-center gap-2.5 px-4.5 pb-3.5">
      <Day label="Dari tanggal" value={filter.from} onChange={(dari) => change({ dari })} />
      <span className="text-text-2 max-desk:hidden">–</span>
      <Day label="Sampai tanggal" value={filter.to} onChange={(sampai) => change({ sampai })} />
      {filter.account && (
        <Segments label="Sisi" options={SIDES} value={filter.side} onChange={(sisi) => change({ sisi })} />
      )}
      <FilterSelect
        label="Jenis"
        all="Semua jenis"
        options={KINDS}
        value={filter.kind}
        onChange={(jenis) => change({ jenis })}
      />
      <SearchField
        field={field}
        label="Saring: nama, nomor atau nominal"
        sought={params.search}
        onSearch={(search) => params.change({ search })}
      />
    </search>
  );
}

const Day = ({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) => (
  <input
    type="date"
    aria-label={label}
    className={`${CONTROL} w-[9.375rem]! max-w-full`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
