import { timeOfDay } from "../../platform/format.ts";
import type { Scan } from "./verdict.ts";
import { PanelButton } from "./verdict-panel.tsx";

/** Tells both phones that one ticket was shown to both, once they know it. */
export function DuplicateNotice({ scans, onSeen }: { scans: readonly Scan[]; onSeen(): void }) {
  const found = scans.filter(({ other, seen }) => other && !seen);
  if (found.length === 0) return null;
  return (
    <div role="alert" data-duplicates={found.length} className="bg-[#f2c14e] p-4 text-[#241a00] print:hidden">
      <p className="text-xl font-extrabold">
        {found.length === 1 ? "Satu tiket dipindai di dua HP" : `${found.length} tiket dipindai di dua HP`}
      </p>
      <ul className="mt-1">
        {found.slice(0, 5).map(({ id, name, code, at, other }) => (
          <li key={id} className="wrap-anywhere">
            <b>{name || code}</b>: {timeOfDay(at)} di HP ini, {timeOfDay(other?.at ?? at)} oleh {other?.by}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex">
        <PanelButton filled onClick={onSeen}>
          Mengerti
        </PanelButton>
      </div>
    </div>
  );
}
