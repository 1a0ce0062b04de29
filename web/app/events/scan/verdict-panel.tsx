import type { ReactNode } from "react";
import { rupiah, timeOfDay } from "../../platform/format.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { spaced } from "../ticket-code.ts";
import type { Shown } from "./use-scanner.ts";
import type { Mode } from "./verdict.ts";

type Tone = "green" | "gold" | "red" | "blue";

const TONE: Record<Tone, string> = {
  green: "bg-[#0c7a43] text-[#ffffff]",
  gold: "bg-[#f2c14e] text-[#241a00]",
  red: "bg-[#a61b1b] text-[#ffffff]",
  blue: "bg-[#1b5fa8] text-[#ffffff]",
};

interface Said {
  tone: Tone;
  icon: IconName;
  word: string;
  name?: string;
  text: string;
}

function saidOf(shown: Shown, { kind, title }: Mode): Said {
  switch (shown.is) {
    case "valid": {
      const { name, type, extras } = shown.ticket;
      const text = [type, ...extras].join(" · ");
      return kind === "handout"
        ? { tone: "blue", icon: "handshake-fill", word: `Serahkan ${title}`, name, text }
        : {
            tone: "green",
            icon: "check-circle-fill",
            word: kind === "enter" ? "Silakan masuk" : `Hadir: ${title}`,
            name,
            text,
          };
    }
    case "again": {
      const done =
        kind === "enter" ? "Sudah masuk" : kind === "handout" ? "Sudah diserahkan" : "Sudah dicatat";
      const text = `Dipindai ${shown.by}. Tanyakan namanya, lalu putuskan.`;
      return {
        tone: "gold",
        icon: "clock-countdown-fill",
        word: `${done} ${timeOfDay(shown.at)}`,
        name: shown.ticket.name,
        text,
      };
    }
    case "unpaid":
      return {
        tone: "gold",
        icon: "wallet",
        word: "Belum dibayar",
        name: shown.ticket.name,
        text: `${shown.ticket.type}, tagihannya ${rupiah(shown.ticket.due)}.`,
      };
    case "unlisted":
      return {
        tone: "gold",
        icon: "info-fill",
        word: "Belum ada di daftar",
        text: `Tiketnya asli (${spaced(shown.code)}), tetapi lebih baru dari daftar di HP ini. Tanyakan namanya, lalu putuskan.`,
      };
    case "void":
      return {
        tone: "red",
        icon: "x-circle-fill",
        word: "Dibatalkan",
        name: shown.ticket.name,
        text: "Tiket ini sudah tidak berlaku.",
      };
    case "other-event":
      return {
        tone: "red",
        icon: "x-circle-fill",
        word: "Acara lain",
        text: `Ini tiket untuk ${shown.title}.`,
      };
    case "forged":
      return {
        tone: "red",
        icon: "warning-fill",
        word: "Bukan tiket kami",
        text: "Tanda tangannya tidak cocok. Minta pembawanya membuka tiket dari tautannya.",
      };
    case "unknown":
      return {
        tone: "red",
        icon: "x-circle-fill",
        word: "Tidak dikenal",
        text: `Kode ${spaced(shown.code)} tidak ada di daftar. Periksa hurufnya.`,
      };
  }
}

/** Colour, icon, word and name, in the lower half where the thumb is. */
export function VerdictPanel({ shown, mode, children }: { shown: Shown; mode: Mode; children: ReactNode }) {
  const { tone, icon, word, name, text } = saidOf(shown, mode);
  return (
    <div role="alert" data-verdict={shown.is} className={`p-4 ${TONE[tone]}`}>
      <p className="flex items-center gap-3 text-[1.75rem] leading-[1.15] font-extrabold">
        <Icon name={icon} size={28} />
        <span className="min-w-0 wrap-anywhere">{word}</span>
      </p>
      {name && <p className="mt-2 text-xl font-bold wrap-anywhere">{name}</p>}
      <p className="wrap-anywhere">{text}</p>
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
