import type { ReadStatement } from "@barakah/contract/treasury/reading/index";
import { date, rupiah, wholeNumber } from "../../../platform/format.ts";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { useSendKey } from "../../../ui/staff/use-send-key.ts";
import { WorkPage } from "../../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { AlikeRows } from "./alike-rows.tsx";
import { FileBalances } from "./file-balances.tsx";
import { FilePanel } from "./file-panel.tsx";
import { FilesOfBank, GapNote } from "./files-of-bank.tsx";
import { ReadLines } from "./read-lines.tsx";
import { StrangerNote } from "./stranger-note.tsx";
import { UnreadRows } from "./unread-rows.tsx";
import { type Import, useImport } from "./use-import.ts";

export default function ImportPage() {
  const work = useImport();
  const { read, sending, preview, stranger } = work;
  useSendKey(() => void work.send());
  const fresh = preview && preview.incoming.count + preview.outgoing.count;
  return (
    <WorkPage
      title="Impor mutasi"
      actions={
        <SmallButton busy={sending.busy} disabled={!work.ready} onClick={() => work.send()}>
          {fresh ? `Impor ${fresh} baris` : "Impor"} <kbd>Ctrl Enter</kbd>
        </SmallButton>
      }
    >
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <FilePanel work={work} />
          {stranger && <StrangerNote work={work} stranger={stranger} />}
          {read && <FileSums work={work} read={read} />}
          {preview?.gap && <GapNote gap={preview.gap} opening={work.balances.opening ?? null} />}
          {read && read.unread.length > 0 && <UnreadRows work={work} unread={read.unread} />}
          {preview && preview.alike.length > 0 && <AlikeRows work={work} alike={preview.alike} />}
          {read && <ReadLines read={read} />}
        </div>
        <div className="bo-grid">
          {read && <FileBalances work={work} read={read} />}
          <FilesOfBank bank={work.bank} />
        </div>
      </div>
    </WorkPage>
  );
}

const signed = (amount: number, sign: string) => (amount === 0 ? "" : ` ${sign}${wholeNumber(amount)}`);

function FileSums({ work, read }: { work: Import; read: ReadStatement }) {
  const { preview, waiting, file } = work;
  return (
    <section aria-label="Isi berkas" className="bo-card overflow-hidden">
      <div className="bo-card-head">
        <div className="min-w-0">
          <h2 className="wrap-anywhere">{file?.name}</h2>
          <p>
            {wholeNumber(read.entries.length)} baris uang
            {read.period && `, ${date(read.period.from)} sampai ${date(read.period.to)}`}
            {read.notes.length > 0 && `, ${wholeNumber(read.notes.length)} baris keterangan bank`}
            {preview?.imported_before && `. Berkas ini sudah diimpor ${date(preview.imported_before)}`}
          </p>
        </div>
        {waiting > 0 ? (
          <StatusBadge tone="wait">{waiting} baris lagi perlu dibaca</StatusBadge>
        ) : work.skipped.length > 0 ? (
          <StatusBadge tone="wait">{work.skipped.length} baris dilewati</StatusBadge>
        ) : (
          <StatusBadge tone="ok">Semua terbaca</StatusBadge>
        )}
      </div>
      <dl className="grid grid-cols-4 border-t border-border page-51:grid-cols-[1fr_1fr]">
        <Sum label="Tak terbaca" count={read.unread.length} />
        <Sum
          label="Uang masuk baru"
          count={preview?.incoming.count}
          more={signed(preview?.incoming.amount ?? 0, "+")}
        />
        <Sum
          label="Uang keluar baru"
          count={preview?.outgoing.count}
          more={signed(preview?.outgoing.amount ?? 0, "−")}
        />
        <Sum
          label="Sudah ada, tidak diulang"
          count={preview?.repeated.count}
          more={preview && preview.repeated.count > 0 ? rupiah(preview.repeated.amount) : ""}
        />
      </dl>
    </section>
  );
}

const Sum = ({ label, count, more = "" }: { label: string; count: number | undefined; more?: string }) => (
  <div className="border-border px-4.5 pt-2.5 pb-3 not-first:border-l page-51:odd:border-l-0 page-51:nth-[n+3]:border-t">
    <dt className="text-xs text-text-2">{label}</dt>
    <dd>
      <b className="text-[1.125rem] leading-[1.625rem]">{count === undefined ? "…" : wholeNumber(count)}</b>{" "}
      <span className="text-text-2 tabular-nums">{more}</span>
    </dd>
  </div>
);
