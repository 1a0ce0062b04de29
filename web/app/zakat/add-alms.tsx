import { rupiah } from "../platform/format.ts";
import { Button } from "../ui/form/button.tsx";
import { roundingUp } from "./alms.ts";
import { HandHeartIcon } from "./zakat-icons.tsx";

interface AddAlmsProps {
  zakat: number;
  form: string;
  chosen: number;
  onChoose(amount: number): void;
}

const CHIP =
  "grid min-h-11 place-items-center rounded-md border-[1.5px] border-border-strong bg-surface px-3 text-sm font-bold whitespace-nowrap peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-on-primary-soft peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus";

/** Alms beside zakat, in the same transfer. Tapped again, none. */
export function AddAlms({ zakat, form, chosen, onChoose }: AddAlmsProps) {
  return (
    <section className="mt-2 bg-surface p-4 print:hidden">
      <div className="flex gap-3">
        <HandHeartIcon size={24} className="text-primary-text" />
        <div className="min-w-0 flex-1">
          <h2 className="text-md leading-[1.4rem]">Ingin menambah infak?</h2>
          <p className="text-sm text-text-2">Bisa dibayar bersama zakat dalam satu transfer.</p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            {[roundingUp(zakat), 50_000].map((amount) => (
              <label key={amount} className="relative">
                <input
                  type="checkbox"
                  name="infak"
                  form={form}
                  value={amount}
                  checked={chosen === amount}
                  onChange={() => onChoose(chosen === amount ? 0 : amount)}
                  className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
                />
                <span className={CHIP}>+ {rupiah(amount)}</span>
              </label>
            ))}
            <Button type="submit" form={form} variant="quiet" size="sm" className="px-1.5">
              Lainnya
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
