import { useQuery } from "@tanstack/react-query";
import { hasPassed } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { openCampaignsQuery } from "../queries.ts";

export interface PayoutValues {
  amount: number;
  /** In tenths of a percent; 0: nothing, null: an amount of their own. */
  share: number | null;
  gift_amount: number;
  campaign: string;
}

const SHARES = [
  { share: 0, label: "Tidak" },
  { share: 25, label: "2,5%" },
  { share: 50, label: "5%" },
  { share: null, label: "Lain" },
] as const;

/** Rounded down to whole rupiah. */
export const giftOf = ({ amount, share, gift_amount }: PayoutValues) =>
  share === null ? gift_amount : Math.floor((amount * share) / 1000);

const CHIP =
  "grid min-h-12 place-items-center rounded-md border border-border-strong bg-surface p-1 text-sm font-bold peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-on-primary-soft peer-checked:inset-ring peer-checked:inset-ring-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus";

/** Part of the payout for a campaign, in the seller's name. */
export function GiftChoice({ form }: { form: Form<PayoutValues> }) {
  const { values, change, errors, field } = form;
  const now = useNow();
  const campaigns = useQuery({ ...openCampaignsQuery, enabled: values.share !== 0 });
  const open = (campaigns.data ?? []).filter(({ deadline }) => !hasPassed(deadline, now));
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">
          Sedekah dari pencairan ini <span className="font-normal text-text-2">(boleh kosong)</span>
        </legend>
        <div className="grid grid-cols-4 gap-2">
          {SHARES.map(({ share, label }) => (
            <label key={label} className="relative">
              <input
                type="radio"
                name="share"
                checked={values.share === share}
                onChange={() => change({ share })}
                className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
              />
              <span className={CHIP}>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {values.share === null && (
        <AmountInput
          label="Jumlah sedekah"
          name="gift_amount"
          value={values.gift_amount}
          error={errors.gift_amount}
          onChange={(gift_amount) => change({ gift_amount })}
        />
      )}
      {values.share !== 0 && (
        <Select
          label="Untuk program"
          placeholder="Pilih program"
          options={open.map(({ slug, title }) => ({ value: slug, label: title }))}
          {...field("campaign")}
        />
      )}
    </>
  );
}
