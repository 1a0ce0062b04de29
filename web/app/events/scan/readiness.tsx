import { timeOfDay } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import type { Check, Readiness } from "./use-readiness.ts";

const COUNT = ["", "Satu", "Dua", "Tiga", "Empat", "Lima", "Enam", "Tujuh"];
const missingOf = ({ checks }: Readiness) => checks.filter(({ ok }) => !ok);

/** One line above the camera: ready, or what is missing. It opens the whole check. */
export function ReadyLine({ readiness, onOpen }: { readiness: Readiness; onOpen(): void }) {
  const { isReady } = readiness;
  const [first, ...others] = missingOf(readiness);
  return (
    <button
      type="button"
      onClick={onOpen}
      data-ready={isReady}
      className={`mx-3 mb-2 flex min-h-11 items-center gap-2.5 rounded-md px-3.5 text-left text-sm print:hidden ${isReady ? "bg-[#0c7a43] text-[#ffffff]" : "bg-[#f2c14e] text-[#241a00]"}`}
    >
      <Icon name={isReady ? "cloud-check" : "warning-fill"} size={20} />
      <b className="min-w-0 flex-1 wrap-anywhere">
        {isReady ? "Siap tanpa sinyal" : `Belum siap tanpa sinyal: ${first?.title.toLowerCase()}`}
        {others.length > 0 && ` dan ${others.length} lagi`}
      </b>
      <Icon name="caret-right-bold" size={16} />
    </button>
  );
}

const Line = ({
  check: { ok, title, text },
  onRepair,
}: {
  check: Check;
  onRepair: (() => void) | undefined;
}) => (
  <li className="flex items-center gap-3.5 px-4 py-3">
    <Icon
      name={ok ? "check-circle-fill" : "warning-fill"}
      size={24}
      className={ok ? "text-[#4cc38a]" : "text-[#f2c14e]"}
    />
    <span className="min-w-0 flex-1">
      <b className="block wrap-anywhere">{title}</b>
      <small className={`text-sm ${ok ? "text-[#b9c4bd]" : "text-[#f6d98b]"}`}>{text}</small>
    </span>
    {onRepair && (
      <button
        type="button"
        onClick={onRepair}
        aria-label={`Coba lagi: ${title}`}
        className="min-h-11 flex-none rounded-md bg-[#2a322d] px-3.5 font-bold"
      >
        Coba lagi
      </button>
    )}
  </li>
);

interface ReadyCheckProps {
  readiness: Readiness;
  online: boolean;
  onRepair(id: Check["id"]): void;
  onClose(): void;
}

/** What crew do at home: everything that a hall without a signal needs, checked on this phone. */
export function ReadyCheck({ readiness, online, onRepair, onClose }: ReadyCheckProps) {
  const { checks, at, isReady } = readiness;
  const missing = missingOf(readiness);
  return (
    <section
      aria-label="Siap tanpa sinyal"
      className="flex flex-1 flex-col gap-4 bg-[#0a0f0c] p-4 print:hidden"
    >
      <div
        role="status"
        className={`flex items-center gap-4 rounded-xl p-4 ${isReady ? "bg-[#0c7a43] text-[#ffffff]" : "bg-[#f2c14e] text-[#241a00]"}`}
      >
        <Icon name={isReady ? "cloud-check" : "warning-fill"} size={28} />
        <p className="min-w-0">
          <b className="block text-xl leading-tight font-extrabold">
            {isReady ? "Siap tanpa sinyal" : "Belum siap tanpa sinyal"}
          </b>
          {isReady
            ? `Diperiksa ${timeOfDay(at)}. Boleh mode pesawat.`
            : `${COUNT[missing.length] ?? missing.length} hal perlu dibereskan${online ? "" : " begitu ada sinyal"}.`}
        </p>
      </div>
      <ul className="divide-y divide-[#2a322d] rounded-xl bg-[#161d19]">
        {checks.map((check) => (
          <Line
            key={check.id}
            check={check}
            onRepair={!check.ok && check.id !== "room" ? () => onRepair(check.id) : undefined}
          />
        ))}
      </ul>
      <p className="text-sm text-[#b9c4bd]">
        Uji sendiri: nyalakan mode pesawat, muat ulang halaman ini, lalu pindai satu tiket.
      </p>
      <button
        type="button"
        onClick={onClose}
        className="mt-auto flex min-h-13 items-center justify-center gap-2 rounded-md bg-[#4cc38a] px-4 font-bold text-[#06210f]"
      >
        <Icon name="camera" size={24} />
        {isReady ? "Mulai memindai" : "Tetap memindai"}
      </button>
    </section>
  );
}
