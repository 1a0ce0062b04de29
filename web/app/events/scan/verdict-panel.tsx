import type { ReactNode } from "react";
import { Icon } from "../../ui/icons/icon.tsx";
import type { Mode } from "./judge-ticket.ts";
import type { Shown } from "./use-scanner.ts";
import { type Tone, verdictTextOf } from "./verdict-text.ts";

const TONE: Record<Tone, string> = {
  green: "bg-[#0c7a43] text-[#ffffff]",
  gold: "bg-[#f2c14e] text-[#241a00]",
  red: "bg-[#a61b1b] text-[#ffffff]",
  blue: "bg-[#1b5fa8] text-[#ffffff]",
};

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
