import type { Closing, ClosingCheck } from "@barakah/contract";
import { periodName } from "@barakah/contract/transparency/period-words";
import { REOPENING } from "@barakah/contract/transparency/reopening-reason";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { date } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ReasonDialog, withReason } from "../../ui/staff/reason-dialog.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { closedMonths } from "../figures.ts";
import { reportAddress } from "../period-address.ts";
import { CloseMonth } from "./close-month.tsx";
import { closingQuery } from "./queries.ts";

const ROW = "flex items-start gap-3 border-b border-border px-4.5 py-3 leading-[1.2rem]";
const SMALL = "block leading-[1.1rem]! text-text-2";
const TONE = { ok: "text-primary-text", warn: "text-accent-text", stop: "text-on-danger-soft" };
const ICON = { ok: "check-circle-fill", warn: "warning-fill", stop: "warning-circle-fill" } as const;
const SAID = { ok: "Beres: ", warn: "Peringatan: ", stop: "Belum: " };

const monthOnly = (month: string) => periodName(month).split(" ")[0] ?? month;

/** The checklist of the next month to close, and the closed months. */
export function ClosingCard() {
  const query = useQuery(closingQuery);
  const { data } = query;
  const next = data?.next;
  return (
    <section aria-label="Tutup bulan" className="bo-card">
      <div className="bo-card-head">
        <div>
          <h2>{next ? `Tutup ${periodName(next.month)}` : "Tutup bulan"}</h2>
          <p>Laporannya tidak berubah lagi</p>
        </div>
        {next && <Readiness checks={next.checks} />}
      </div>
      <LoadState query={query} failure="Pemeriksaan bulan belum dapat dimuat." />
      {next && (
        <>
          <ul className="border-t border-border">
            {next.checks.map((check) => (
              <Check key={check.name} check={check} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-2.5 px-4.5 py-3">
            <Link to={reportAddress(next.month)} className="font-bold text-primary-text">
              Pratinjau laporan
            </Link>
            <CloseMonth month={next.month} checks={next.checks} name={monthOnly(next.month)} />
          </div>
        </>
      )}
      {data && !next && (
        <p className="px-4.5 pb-3 text-sm text-text-2">
          {data.closings.length > 0
            ? "Semua bulan yang lewat sudah ditutup."
            : "Belum ada bulan yang dapat ditutup: yang pertama setelah bulan ini lewat."}
        </p>
      )}
      {data && <Periods running={data.running} closings={data.closings} />}
    </section>
  );
}

function Readiness({ checks }: { checks: readonly ClosingCheck[] }) {
  if (checks.some(({ verdict }) => verdict === "stop"))
    return <StatusBadge tone="no">Belum bisa</StatusBadge>;
  return checks.some(({ verdict }) => verdict === "warn") ? (
    <StatusBadge tone="wait">Baca peringatan</StatusBadge>
  ) : (
    <StatusBadge tone="info">Siap</StatusBadge>
  );
}

const Check = ({ check: { verdict, title, detail, link } }: { check: ClosingCheck }) => (
  <li className={ROW}>
    <Icon name={ICON[verdict]} size={18} className={`mt-px ${TONE[verdict]}`} />
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p>
        <span className="sr-only">{SAID[verdict]}</span>
        {title}
      </p>
      <small className={SMALL}>{detail}</small>
    </div>
    {link && (
      <TextLink to={link} className="font-[700] text-primary-text">
        Lihat
      </TextLink>
    )}
  </li>
);

const closingText = ({ closed_at, closed_by, reopened }: Closing) =>
  `ditutup ${date(closed_at)} oleh ${closed_by}${
    reopened ? `, dibuka kembali ${date(reopened.at)} oleh ${reopened.by}: ${reopened.reason}` : ""
  }`;

/** Each month once, with every closing and reopening it had. */
function Periods({ running, closings }: { running: string; closings: readonly Closing[] }) {
  const lastClosed = closings.find(({ reopened }) => reopened === null);
  return (
    <ul className="border-t border-border *:last:border-b-0">
      <li className={ROW}>
        <b className="flex-1 font-[600]">{periodName(running)}</b>
        <StatusBadge tone="mute">berjalan</StatusBadge>
      </li>
      {closedMonths(closings).map(({ newest, earlier }) => (
        <li key={newest.month} className={ROW}>
          <div className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-[600]">{periodName(newest.month)}</b>
            <small className={SMALL}>{closingText(newest)}</small>
            {earlier.map((closing) => (
              <small key={closing.closed_at} className={SMALL}>
                Sebelumnya {closingText(closing)}
              </small>
            ))}
            {newest === lastClosed && <ReopenMonth month={newest.month} />}
          </div>
          <StatusBadge tone={newest.reopened ? "wait" : "ok"}>
            {newest.reopened ? "dibuka" : "ditutup"}
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}

/** Reopens the last closed month, for a recorded reason. */
function ReopenMonth({ month }: { month: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="min-h-7 text-[0.75rem] font-[700] text-primary-text"
        onClick={() => setAsking(true)}
      >
        Buka kembali…
      </button>
      {asking && (
        <ReasonDialog
          title={`Buka kembali ${periodName(month)}?`}
          text="Laporannya boleh berubah sampai ditutup lagi. Laporan yang lama tetap disimpan, dan alasanmu tercatat."
          label="Alasan"
          {...REOPENING}
          confirm="Buka kembali"
          success={`${periodName(month)} dibuka kembali.`}
          correct={withReason("POST /api/admin/periods/:month/reopen/", { month })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
