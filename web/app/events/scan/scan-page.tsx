import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { MembersOnly } from "../../accounts/index.ts";
import { timeOfDay } from "../../platform/format.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { laterPart } from "../../ui/layout/later-part.ts";
import type { Route } from "./+types/scan-page";
import { DECODER_FILE } from "./decoder-file.ts";
import { FormerCrew } from "./former-crew.tsx";
import { PrintedList } from "./printed-list.tsx";
import { ReadyCheck, ReadyLine } from "./readiness.tsx";
import { ScanCamera } from "./scan-camera.tsx";
import { DuplicateNotice, EndedNotice, Figures, LastScans } from "./scan-history.tsx";
import { deviceName, unsent } from "./scan-store.ts";
import { TypeCode, useTypedCodes } from "./typed-code.tsx";
import { UndoScan, useLastScan } from "./undo-scan.tsx";
import { useCamera } from "./use-camera.ts";
import { useDecoder } from "./use-decoder.ts";
import { type Check, useReadiness } from "./use-readiness.ts";
import { modesOf, useScanner } from "./use-scanner.ts";
import { VerdictChoices } from "./verdict-choices.tsx";
import { VerdictPanel } from "./verdict-panel.tsx";

/** Only for those who manage the event, and selling needs the server. */
const DoorSale = laterPart(() => import("./door-sale.tsx"));

/** Its own dark shell in both themes, without the dock. */
const SHELL =
  "flex min-h-dvh flex-1 flex-col bg-[#111814] text-[#ffffff] print:min-h-0 print:bg-[#ffffff] print:text-[#000000]";
const TILE = "rounded-md bg-[#2a322d] px-3.5 py-2";

/** Decides about tickets on the phone itself, also without a network. */
export default function ScanPage({ params: { slug } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title="Pindai tiket" description="Pemindai tiket untuk panitia acara." noindex />
      {/* The service worker reads from the page which files it needs. */}
      <MembersOnly waiting={<main className={SHELL} data-theme="dark" data-file={DECODER_FILE} />}>
        {() => <Scanner key={slug} slug={slug} />}
      </MembersOnly>
    </>
  );
}

function Scanner({ slug }: { slug: string }) {
  const scanner = useScanner(slug);
  const { list, scans, mode, shown, online, refused, take, next } = scanner;
  const camera = useCamera(useDecoder(), take);
  const readiness = useReadiness(slug, list, camera);
  const [isChecking, setChecking] = useState(false);
  const last = useLastScan(scans);
  useTypedCodes(take, next, { l: camera.switchLight });
  function repair(id: Check["id"]) {
    if (id === "camera") camera.retry();
    else void scanner.loadList().then(readiness?.check);
  }
  if (refused || !list)
    return (
      <main className={SHELL} data-theme="dark">
        <EmptyState
          level="h1"
          heading={refused ?? (online ? "Memuat daftar tiket…" : "Daftar belum ada di HP ini.")}
          text={
            refused ? undefined : "Buka halaman ini sekali dengan sinyal; sesudah itu jalan tanpa sinyal."
          }
        >
          <LinkButton to={`/acara/${slug}`} variant="line">
            Lihat acaranya
          </LinkButton>
        </EmptyState>
        {refused && (
          <div className="px-4 pb-6">
            <FormerCrew slug={slug} scans={scans} onDone={scanner.reread} />
          </div>
        )}
      </main>
    );
  const waiting = unsent(scans).length;
  const modes = modesOf(list);
  return (
    <main id="isi" tabIndex={-1} className={SHELL} data-theme="dark">
      <header className="flex items-center gap-1 px-2 py-1.5 print:hidden">
        <Link
          to={`/acara/${slug}`}
          aria-label="Tutup pemindai"
          className="grid size-11 flex-none place-items-center"
        >
          <Icon name="x-bold" size={20} />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg">{list.event.title}</h1>
          <p className="text-xs text-[#b9c4bd]">{deviceName()}</p>
        </div>
        <button
          type="button"
          onClick={() => print()}
          aria-label="Cetak daftar"
          className="grid size-11 place-items-center"
        >
          <Icon name="printer" size={24} />
        </button>
      </header>
      <div className="flex gap-2 px-3 pb-3 print:hidden">
        <label className={`${TILE} min-w-0 flex-1`}>
          <span className="block text-xs text-[#b9c4bd]">Mode</span>
          <select
            value={modes.findIndex(
              ({ kind, sessionId }) => kind === mode.kind && sessionId === mode.sessionId,
            )}
            onChange={({ target }) => {
              scanner.setMode(modes[Number(target.value)] ?? mode);
              next();
            }}
            className="w-full bg-[#2a322d] font-bold"
          >
            {modes.map(({ title, kind }, place) => (
              <option key={title} value={place}>
                {kind === "handout" ? `Serah: ${title}` : title}
              </option>
            ))}
          </select>
        </label>
        <p
          role="status"
          className={`rounded-md px-3.5 py-2 text-xs ${online ? "bg-[#2a322d]" : "bg-warning-soft text-on-warning-soft"}`}
        >
          <b className="block text-sm">{online ? "Daring" : "Luring"}</b>
          {waiting > 0 ? `${waiting} belum terkirim` : `daftar ${timeOfDay(list.made_at)}`}
        </p>
      </div>
      {readiness && !isChecking && <ReadyLine readiness={readiness} onOpen={() => setChecking(true)} />}
      {readiness && isChecking && (
        <ReadyCheck {...{ readiness, online }} onRepair={repair} onClose={() => setChecking(false)} />
      )}
      <div inert={isChecking} className={isChecking ? "sr-only" : "contents"}>
        <ScanCamera camera={camera} />
      </div>
      {shown && (
        <div className="print:hidden">
          <VerdictPanel shown={shown} mode={mode} online={online}>
            <VerdictChoices key={shown.code} {...{ slug, list, scanner }} />
          </VerdictPanel>
        </div>
      )}
      {!shown && last && <UndoScan key={last.id} scan={last} onUndo={scanner.undo} />}
      <EndedNotice scans={scans} onSeen={scanner.seeNews} />
      <DuplicateNotice scans={scans} onSeen={scanner.seeNews} />
      <Figures list={list} scans={scans} mode={mode} />
      <TypeCode
        onText={(text) => {
          // Only the camera sees one code many times: a code that is typed again gets an answer again.
          next();
          void take(text);
        }}
      />
      <Fold title="Terakhir di HP ini" className="mb-2 bg-[#2a322d]">
        <LastScans scans={scans} />
      </Fold>
      {list.plain_page && (
        <p className="mx-3 mb-2 px-3.5 text-sm text-[#b9c4bd] print:hidden">
          HP lain tidak bisa memindai?{" "}
          <a href={list.plain_page} className="font-semibold text-[#ffffff] underline">
            Formulir tanpa pemindai
          </a>
          , berlaku sampai sehari setelah acara. Bagikan hanya kepada panitia.
        </p>
      )}
      {list.may === "manage" && (
        <Fold
          title={list.event.price_kind === "free" ? "Daftarkan di pintu" : "Jual di pintu, tunai"}
          className="mb-4 bg-surface text-text open:pb-3.5"
        >
          <Suspense>
            <DoorSale slug={slug} list={list} onSold={scanner.loadList} />
          </Suspense>
        </Fold>
      )}
      <PrintedList list={list} />
    </main>
  );
}

interface FoldProps {
  title: string;
  className: string;
  children: ReactNode;
}

const Fold = ({ title, className, children }: FoldProps) => (
  <details className={`group mx-3 rounded-md px-3.5 print:hidden ${className}`}>
    <summary className="flex min-h-12 cursor-pointer items-center justify-between font-bold">
      {title}
      <Icon name="caret-down-bold" size={16} className="group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
