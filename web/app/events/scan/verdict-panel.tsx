import type { ReactNode } from "react";
import { rupiah, timeOfDay } from "../../platform/format.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { spaced } from "../ticket-code.ts";
import type { Mode } from "./judge-ticket.ts";
import type { Shown } from "./use-scanner.ts";

type Tone = "green" | "gold" | "red" | "blue";

const TONE: Record<Tone, string> = {
  green: "bg-[#0c7a43] text-[#ffffff]",
  gold: "bg-[#f2c14e] text-[#241a00]",
  red: "bg-[#a61b1b] text-[#ffffff]",
  blue: "bg-[#1b5fa8] text-[#ffffff]",
};

type VerdictText = [tone: Tone, icon: IconName, word: string, text: string];

const AGAIN = {
  enter: "Sudah masuk",
  exit: "Sudah keluar",
  handout: "Sudah diserahkan",
  session: "Sudah dicatat",
};

function verdictTextOf(shown: Shown, { kind, title }: Mode): VerdictText {
  switch (shown.is) {
    case "valid": {
      const text = [shown.ticket.type, ...shown.ticket.extras].join(" · ");
      if (kind === "handout") return ["blue", "handshake-fill", `Serahkan ${title}`, text];
      if (kind === "exit")
        return ["green", "check-circle-fill", "Keluar dicatat", "Boleh masuk lagi dengan tiket yang sama."];
      return ["green", "check-circle-fill", kind === "enter" ? "Silakan masuk" : `Hadir: ${title}`, text];
    }
    case "again": {
      const text = `Dipindai ${shown.by}. Tanyakan namanya, lalu putuskan.`;
      return ["gold", "clock-countdown-fill", `${AGAIN[kind]} ${timeOfDay(shown.at)}`, text];
    }
    case "outside":
      return ["gold", "info-fill", "Belum tercatat masuk", "Tiket ini tidak sedang di dalam."];
    case "unpaid": {
      const text = `${shown.ticket.type}, tagihannya ${rupiah(shown.ticket.due)}.`;
      return ["gold", "wallet", "Belum dibayar", text];
    }
    case "unlisted": {
      const text = `Tiketnya asli (${spaced(shown.code)}), tetapi lebih baru dari daftar di HP ini. Tanyakan namanya, lalu putuskan.`;
      return ["gold", "info-fill", "Belum ada di daftar", text];
    }
    case "void":
      return ["red", "x-circle-fill", "Dibatalkan", "Tiket ini sudah tidak berlaku."];
    case "other-event":
      return ["red", "x-circle-fill", "Acara lain", `Ini tiket untuk ${shown.title}.`];
    case "forged": {
      const text =
        "Kode QR ini bukan buatan kami. Minta pembawanya membuka tiket dari tautannya, atau ketik kode tiketnya.";
      return ["red", "warning-fill", "Bukan tiket kami", text];
    }
    case "unknown": {
      const text = `Kode ${spaced(shown.code)} tidak ada di daftar. Periksa hurufnya.`;
      return ["red", "x-circle-fill", "Tidak dikenal", text];
    }
  }
}

interface VerdictPanelProps {
  shown: Shown;
  mode: Mode;
  online: boolean;
  children: ReactNode;
}

/** Colour, icon, word and name, in the lower half where the thumb is. */
export function VerdictPanel({ shown, mode, online, children }: VerdictPanelProps) {
  const [tone, icon, word, text] = verdictTextOf(shown, mode);
  const name = "ticket" in shown && shown.ticket.name;
  return (
    <div role="alert" data-verdict={shown.is} className={`p-4 ${TONE[tone]}`}>
      <p className="flex items-center gap-3 text-[1.75rem] leading-[1.15] font-extrabold">
        <Icon name={icon} size={28} />
        <span className="min-w-0 wrap-anywhere">{word}</span>
      </p>
      {name && <p className="mt-2 text-xl font-bold wrap-anywhere">{name}</p>}
      <p className="wrap-anywhere">{text}</p>
      {shown.is === "valid" && mode.kind !== "handout" && !online && (
        <p className="mt-2 text-sm">Tercatat di HP ini. Dikirim sendiri saat ada sinyal.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 *:flex-1">{children}</div>
    </div>
  );
}

interface PanelButtonProps {
  filled?: boolean;
  onClick(): unknown;
  children: ReactNode;
}

export const PanelButton = ({ filled = false, onClick, children }: PanelButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className={`min-h-13 rounded-md border border-current px-3 font-bold whitespace-nowrap ${filled ? "bg-[#111814] text-[#ffffff]" : ""}`}
  >
    {children}
  </button>
);
