import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { MembersOnly } from "../../accounts/index.ts";
import { rupiah, timeOfDay, wholeNumber } from "../../platform/format.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { CONTROL } from "../../ui/form/control-style.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Route } from "./+types/scan-page";
import { DoorSale, useTakeCash } from "./door-sale.tsx";
import { deviceName } from "./scan-store.ts";
import { useCamera } from "./use-camera.ts";
import { modesOf, useScanner } from "./use-scanner.ts";
import type { Scan, ScanList } from "./verdict.ts";
import { PanelButton, VerdictPanel } from "./verdict-panel.tsx";

/** Its own dark shell in both themes, without the dock. */
const SHELL =
  "flex min-h-dvh flex-1 flex-col bg-[#111814] text-[#ffffff] print:min-h-0 print:bg-[#ffffff] print:text-[#000000]";
const TILE = "rounded-md bg-[#2a322d] px-3.5 py-2";

/** Decides about tickets on the phone itself, also without a network. */
export default function ScanPage({ params: { slug } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title="Pindai tiket" description="Pemindai tiket untuk panitia acara." noindex />
      <MembersOnly waiting={<main className={SHELL} />}>
        {() => <Scanner key={slug} slug={slug} />}
      </MembersOnly>
    </>
  );
}

function Scanner({ slug }: { slug: string }) {
  const scanner = useScanner(slug);
  const { list, scans, mode, shown, online, refused, take, next } = scanner;
  useTypedCodes(take, next);
  if (refused || !list)
    return (
      <main className={SHELL}>
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
      </main>
    );
  const waiting = scans.filter(({ result }) => result === undefined).length;
  const modes = modesOf(list);
  return (
    <main id="isi" tabIndex={-1} className={SHELL}>
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
            value={modes.findIndex(({ sessionId }) => sessionId === mode.sessionId)}
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
        <p role="status" className={`${TILE} text-xs ${online ? "" : "text-[#f2c14e]"}`}>
          <b className="block text-sm">{online ? "Daring" : "Luring"}</b>
          {waiting > 0 ? `${waiting} belum terkirim` : `daftar ${timeOfDay(list.made_at)}`}
        </p>
      </div>
      <Camera onText={take} />
      {shown && (
        <div className="print:hidden">
          <VerdictPanel shown={shown} mode={mode}>
            <Choices slug={slug} list={list} scanner={scanner} />
          </VerdictPanel>
        </div>
      )}
      <Figures list={list} scans={scans} />
      <TypeCode
        onText={(text) => {
          // Only the camera sees one code many times: a code that is typed again gets an answer again.
          next();
          void take(text);
        }}
      />
      <details className="mx-3 mb-2 rounded-md bg-[#2a322d] px-3.5 print:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center font-bold">Terakhir di HP ini</summary>
        <LastScans scans={scans} />
      </details>
      {list.may === "manage" && (
        <details className="mx-3 mb-4 rounded-md bg-surface px-3.5 pb-2 text-text print:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center font-bold">
            {list.event.price_kind === "free" ? "Daftarkan di pintu" : "Jual di pintu, tunai"}
          </summary>
          <DoorSale slug={slug} list={list} onSold={scanner.loadList} />
        </details>
      )}
      <PrintedList list={list} />
    </main>
  );
}

type ScannerState = ReturnType<typeof useScanner>;

function Choices({ slug, list, scanner }: { slug: string; list: ScanList; scanner: ScannerState }) {
  const { shown, mode, next, record } = scanner;
  const due = shown?.is === "unpaid" ? shown.ticket.due : 0;
  const code = shown?.is === "unpaid" ? shown.code : "";
  const cash = useTakeCash({ slug, code, due, onPaid: () => void scanner.loadList().then(next) });
  if (!shown || (shown.is === "valid" && mode.kind !== "handout")) return null;
  const name = "ticket" in shown ? shown.ticket.name : "";
  const anyway = async () => {
    if ("hash" in shown) await record(shown.code, shown.hash, name);
    next();
  };
  return (
    <>
      {shown.is === "valid" && <PanelButton onClick={next}>Tidak jadi</PanelButton>}
      {(shown.is === "again" || shown.is === "unlisted") && (
        <PanelButton onClick={anyway}>{mode.kind === "enter" ? "Tetap masukkan" : "Tetap catat"}</PanelButton>
      )}
      {shown.is === "unpaid" && list.may === "manage" && (
        <PanelButton onClick={() => cash.send()}>Terima tunai {rupiah(due)}</PanelButton>
      )}
      {shown.is === "valid" ? (
        <PanelButton filled onClick={anyway}>
          Sudah diserahkan
        </PanelButton>
      ) : (
        <PanelButton filled onClick={next}>
          Pindai berikutnya
        </PanelButton>
      )}
    </>
  );
}

function Camera({ onText }: { onText(text: string): void }) {
  const { video, problem, torch, next } = useCamera(onText);
  const round = "grid size-12 place-items-center rounded-full bg-[#111814] text-xs font-bold";
  return (
    <div className="relative min-h-52 flex-1 overflow-hidden bg-[#1d2621] print:hidden">
      <video
        ref={video}
        muted
        playsInline
        className="absolute inset-0 size-full object-cover"
        aria-label="Gambar kamera"
      />
      <div className="absolute top-3 right-3 flex flex-col gap-2">
        {torch && (
          <button type="button" onClick={torch.switch} aria-pressed={torch.on} className={round}>
            Lampu
          </button>
        )}
        {next && (
          <button type="button" onClick={next} className={round}>
            <span className="sr-only">Ganti kamera</span>
            <Icon name="camera" size={24} />
          </button>
        )}
      </div>
      <p className="absolute inset-x-4 bottom-3 mx-auto w-fit rounded-full bg-[#111814] px-4 py-2 text-center text-sm font-semibold">
        {problem ?? "Arahkan ke QR di layar atau kertas"}
      </p>
    </div>
  );
}

function Figures({ list, scans }: { list: ScanList; scans: readonly Scan[] }) {
  const own = new Set(scans.filter(({ kind }) => kind === "enter").map(({ hash }) => hash));
  const valid = list.tickets.filter(({ state }) => state === "valid");
  const figures = [
    [valid.filter(({ entered, hash }) => entered || own.has(hash)).length, "sudah masuk"],
    [valid.length, "terdaftar"],
    [own.size, "oleh HP ini"],
  ] as const;
  return (
    <dl className="flex divide-x divide-[#3a443e] py-3 text-center print:hidden">
      {figures.map(([count, of]) => (
        <div key={of} className="flex flex-1 flex-col-reverse">
          <dt className="text-xs text-[#b9c4bd]">{of}</dt>
          <dd className="text-2xl font-extrabold">{wholeNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function TypeCode({ onText }: { onText(text: string): void }) {
  const [typed, setTyped] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) onText(typed);
    setTyped("");
  }
  return (
    <form onSubmit={submit} className="flex gap-2 px-3 pb-2 print:hidden">
      <input
        aria-label="Ketik kode tiket"
        placeholder="Ketik kode, misalnya K7MQ 4TXD"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className={`${CONTROL} min-w-0 flex-1 uppercase`}
      />
      <Button type="submit">Periksa</Button>
    </form>
  );
}

/** A USB or Bluetooth scanner types its code and Enter; Esc goes on to the next one. */
function useTypedCodes(take: (text: string) => unknown, next: () => void) {
  const keys = useRef("");
  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (key === "Escape") return next();
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        ctrlKey ||
        metaKey ||
        altKey
      )
        return;
      if (key === "Enter") {
        if (keys.current) void take(keys.current);
        keys.current = "";
      } else if (key.length === 1) keys.current = (keys.current + key).slice(-200);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

const WORD = {
  accepted: ["ok", "Dicatat"],
  duplicate: ["wait", "Dua kali"],
  unpaid: ["wait", "Belum dibayar"],
  void: ["no", "Dibatalkan"],
  unknown: ["no", "Tidak dikenal"],
} as const;
const LAST = 50;

function LastScans({ scans }: { scans: readonly Scan[] }) {
  if (scans.length === 0) return <p className="pb-3 text-sm">Belum ada.</p>;
  return (
    <ul className="divide-y divide-[#3a443e] pb-2">
      {scans.slice(0, LAST).map(({ id, name, code, at, result, first }) => {
        const [tone, word] = result ? WORD[result] : (["info", "Belum terkirim"] as const);
        return (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2 text-sm">
            <StatusBadge tone={tone}>{word}</StatusBadge>
            <span className="min-w-0 flex-1">
              {name || code}
              {result === "duplicate" && first && ` · lebih dahulu ${timeOfDay(first.at)} oleh ${first.by}`}
            </span>
            <span>{timeOfDay(at)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** On paper, for a phone without power. */
const PrintedList = ({ list }: { list: ScanList }) => (
  <table className="hidden w-full text-left text-sm print:table">
    <caption>Daftar peserta {list.event.title}</caption>
    <thead>
      <tr>
        <th>Hadir</th>
        <th>Nama</th>
        <th>Jenis</th>
        <th>Keadaan</th>
      </tr>
    </thead>
    <tbody>
      {list.tickets
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ hash, name, type, state, entered }) => (
          <tr key={hash}>
            <td>{entered ? "✓" : "☐"}</td>
            <td>{name}</td>
            <td>{type}</td>
            <td>{state === "valid" ? "" : state === "unpaid" ? "Belum dibayar" : "Batal"}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
