import type { Reckoned } from "@barakah/contract/zakat/zakat-due";
import { rupiah } from "../platform/format.ts";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { itemField } from "./payment-form.ts";
import { rateText } from "./rule-text.ts";

/** Alms either round the total up or have an amount of their own. */
const ROUND = 50_000;
const SMALL = 25_000;

/** The amount that rounds the total up, or a small one if it is round already. */
const roundingUp = (zakat: number): number => {
  const rest = zakat % ROUND;
  return rest === 0 ? SMALL : ROUND - rest;
};

const LEAST = 1000;

/** Below nisab: two usual amounts, and what zakat would have been. */
export function almsOffers(base: number, rateBp: number): { offers: number[]; kept: number } {
  const kept = Math.ceil((base * rateBp) / 10_000);
  const usual = [50_000, 100_000];
  if (kept < LEAST || usual.includes(kept)) return { offers: [...usual, 200_000], kept: 0 };
  return { offers: [...usual, kept], kept };
}

interface AddAlmsProps {
  zakat: number;
  form: string;
  chosen: number;
  onChoose(amount: number): void;
}

const CHIP =
  "grid min-h-11 place-items-center rounded-md border-[1.5px] border-border-strong bg-surface px-3 text-sm font-bold whitespace-nowrap peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-on-primary-soft peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus";

/** Alms in the same payment; a second tap deselects them. */
export const AddAlms = ({ zakat, form, chosen, onChoose }: AddAlmsProps) => (
  <section className="mt-2 bg-surface p-4 print:hidden">
    <div className="flex gap-3">
      <Icon name="hand-heart" size={24} className="text-primary-text" />
      <div className="min-w-0 flex-1">
        <h2 className="text-md leading-[1.4rem]">Ingin menambah infak?</h2>
        <p className="text-sm text-text-2">Bisa dibayar bersama zakat dalam satu pembayaran.</p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {[roundingUp(zakat), 50_000].map((amount) => (
            <label key={amount} className="relative">
              <input
                type="checkbox"
                name={itemField("infak", "amount")}
                form={form}
                value={amount}
                checked={chosen === amount}
                onChange={() => onChoose(chosen === amount ? 0 : amount)}
                className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
              />
              <span className={CHIP}>+ {rupiah(amount)}</span>
            </label>
          ))}
          <Button type="submit" form={form} variant="quiet" size="sm" className="px-1.5" label="Lainnya" />
        </div>
      </div>
    </div>
  </section>
);

interface GiveAlmsProps {
  found: Reckoned;
  form: string;
  chosen: number;
  onChoose(amount: number): void;
}

const OPTION =
  "grid min-h-12 place-items-center rounded-md border border-border-strong bg-surface p-1 text-sm font-bold tracking-[-.025em] whitespace-nowrap [word-spacing:0] peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-on-primary-soft peer-checked:inset-ring peer-checked:inset-ring-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus";

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
              name={itemField("infak", "amount")}
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
