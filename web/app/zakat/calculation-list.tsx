import { copyText } from "../ui/copy-text.ts";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { type CalculationLine, linesAsText } from "./calculation-lines.ts";

interface CalculationListProps {
  title: string;
  lines: readonly CalculationLine[];
  /** Below nisab, 'try again' is more useful than printing. */
  again?: () => void;
}

/** The calculation step by step, to copy or print. */
export function CalculationList({ title, lines, again }: CalculationListProps) {
  const toast = useToast();
  async function copy() {
    if (await copyText(linesAsText(title, lines))) toast.success("Perhitungan berhasil disalin!");
    else toast.error("Perhitungan gagal disalin.");
  }
  return (
    <section className="mt-2 bg-surface p-4">
      <h2 className="mb-1 text-lg">Dari mana angkanya</h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
      <div data-needs-script className="mt-3.5 flex flex-wrap gap-2.5 *:flex-[1_1_9rem] print:hidden">
        <Button variant="line" size="sm" onClick={copy}>
          <Icon name="copy" size={20} />
          Salin perhitungan
        </Button>
        {again ? (
          <Button variant="line" size="sm" onClick={again}>
            <Icon name="arrow-counter-clockwise" size={20} />
            Hitung lagi
          </Button>
        ) : (
          <Button variant="line" size="sm" onClick={() => window.print()}>
            <Icon name="printer" size={20} />
            Cetak
          </Button>
        )}
      </div>
    </section>
  );
}

function Line({ line: { name, value, note, look } }: { line: CalculationLine }) {
  const sum = look === "sum";
  return (
    <li
      className={`flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 py-[11px] [li+&]:border-t ${
        sum
          ? "text-md font-bold [li+&]:border-t-2 [li+&]:border-text"
          : "text-sm leading-[1.25rem] [li+&]:border-border"
      }`}
    >
      <span>{name}</span>
      <b
        className={`ml-auto whitespace-nowrap tabular-nums ${sum ? "text-[1.0625rem] font-extrabold" : ""} ${
          look === "yes" ? "text-primary-text" : ""
        }`}
      >
        {value}
      </b>
      {note && (
        <small className="flex-[1_0_100%] text-xs leading-[1.1rem] font-regular text-text-2">{note}</small>
      )}
    </li>
  );
}
