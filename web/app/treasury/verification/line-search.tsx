import type { PaymentFile, StatementLine } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { date, rupiah } from "../../platform/format.ts";
import { SearchField } from "../../ui/staff/filter-bar.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { linesQuery } from "../statements/queries.ts";
import { fitOf } from "./candidate-lines.tsx";
import { besidePayment } from "./chosen-lines.ts";

interface LineSearchProps {
  file: PaymentFile;
  /** Lines taken by unsent decisions of this page. */
  taken: ReadonlySet<number>;
  onFound(line: StatementLine): void;
  onClose(): void;
}

/** Searches all undecided statement lines of all our accounts. */
export function LineSearch({ file, taken, onFound, onClose }: LineSearchProps) {
  const [search, setSearch] = useState("");
  const body = useRef<HTMLElement>(null);
  // Dialogs focus their first button; here the search field must have the focus.
  useEffect(() => body.current?.querySelector("input")?.focus(), []);
  return (
    <WorkDialog
      title="Cari baris mutasi"
      onClose={onClose}
      foot={
        <SmallButton variant="line" onClick={onClose}>
          Kembali
        </SmallButton>
      }
    >
      <p className="mb-3 text-text-2">
        Untuk {file.payer_name}, {rupiah(file.unseen_amount)}. Baris yang dipilih ikut dicentang; belum ada
        yang disetujui.
      </p>
      <search ref={body} onKeyDown={stepThrough}>
        <SearchField label="Cari kata atau nominal di semua rekening" onSearch={setSearch} />
        <OpenLines file={file} taken={taken} search={search} onFound={onFound} />
      </search>
    </WorkDialog>
  );
}

/** Arrow keys move between the field and the lines; Enter takes the focused line. */
function stepThrough(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("input, ul button")];
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[Math.min(places.length - 1, Math.max(0, at + by))]?.focus();
}

function OpenLines({ file, taken, search, onFound }: Omit<LineSearchProps, "onClose"> & { search: string }) {
  const query = useQuery(linesQuery({ state: "open", search, offset: 0 }));
  const { data, isFetching } = query;
  if (!data) return <LoadState query={query} failure="Baris mutasi belum dapat dimuat." />;
  const free = data.items.filter(({ id }) => !taken.has(id));
  if (free.length === 0)
    return (
      <p className="py-8 text-center text-text-2">
        {search ? "Tidak ada baris terbuka seperti itu." : "Tidak ada baris mutasi yang terbuka."}
      </p>
    );
  return (
    <ul aria-label="Baris mutasi" aria-busy={isFetching} className="mt-2 grid gap-1.5">
      {free.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className="vq-line w-full cursor-pointer text-left"
            onClick={() => onFound(line)}
          >
            <OpenLine line={line} file={file} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function OpenLine({ line, file }: { line: StatementLine; file: PaymentFile }) {
  const { tone, label } = fitOf(besidePayment(line, file));
  return (
    <>
      <span className="min-w-0 flex-1">
        <b className="tabular-nums">{rupiah(line.unclaimed)}</b>
        <span className="block truncate text-text-2">{line.description}</span>
        <span className="block text-xs text-text-2">
          {date(line.day)} · {line.bank.toUpperCase()}
        </span>
      </span>
      <StatusBadge tone={tone}>{label}</StatusBadge>
    </>
  );
}
