import { copyText } from "../ui/copy-text.ts";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { type Reason, reasonsAsText } from "./reasons.ts";

interface ReasonListProps {
  title: string;
  reasons: readonly Reason[];
  /** Below nisab, 'try again' is more useful than printing. */
  again?: () => void;
}

/** The calculation step by step, to copy or print. */
export function ReasonList({ title, reasons, again }: ReasonListProps) {
  const toast = useToast();
  async function copy() {
    if (await copyText(reasonsAsText(title, reasons))) toast.success("Perhitungan berhasil disalin!");
    else toast.error("Perhitungan gagal disalin.");
  }
  return (
    <section className="mt-2 bg-surface p-4">
      <h2 className="mb-1 text-lg">Dari mana angkanya</h2>
      <ul>
        {reasons.map((reason) => (
          <Line key={reason.name} reason={reason} />
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

function Line({ reason: { name, value, note, look } }: { reason: Reason }) {
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
