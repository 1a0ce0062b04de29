import type { Reckoned } from "@barakah/contract/zakat/calculate";
import { rupiah } from "../platform/format.ts";
import { almsOffers } from "./alms.ts";
import { rateText } from "./words.ts";

interface GiveAlmsProps {
  found: Reckoned;
  form: string;
  chosen: number;
  onChoose(amount: number): void;
}

const OPTION =
  "grid min-h-12 place-items-center rounded-md border border-border-strong bg-surface p-1 text-sm font-bold tracking-[-.025em] whitespace-nowrap [word-spacing:0] peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-on-primary-soft peer-checked:inset-ring peer-checked:inset-ring-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus";

/** Below nisab is good news: alms wait for no nisab. */
export function GiveAlms({ found, form, chosen, onChoose }: GiveAlmsProps) {
  const { offers, kept } = almsOffers(found.base, found.rate_bp);
  return (
    <section className="mt-2 bg-surface p-4 print:hidden">
      <h2 className="text-lg">Ingin bersedekah?</h2>
      <p className="mt-1 mb-3 text-sm text-text-2">Sedekah tidak menunggu nisab. Berapa pun, seikhlasmu.</p>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-2">
        <legend className="sr-only">Jumlah sedekah</legend>
        {offers.map((amount) => (
          <label key={amount} className="relative">
            <input
              type="radio"
              name="infak"
              form={form}
              value={amount}
              checked={chosen === amount}
              onChange={() => onChoose(amount)}
              className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <span className={OPTION}>{rupiah(amount)}</span>
          </label>
        ))}
      </fieldset>
      {kept > 0 && (
        <p className="mt-2 text-xs text-text-3">
          {rupiah(kept)} setara {rateText(found.rate_bp)} dari hitunganmu.
        </p>
      )}
    </section>
  );
}
