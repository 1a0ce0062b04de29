import { Checkbox } from "../../ui/form/checkbox.tsx";
import type { PayoutForm } from "./payout-form.ts";

interface PayoutConsentProps {
  form: PayoutForm;
  error: string | undefined;
  onChange(part: Partial<PayoutForm>): void;
}

/** Asked only where there is a picture, also one within the story. */
export function PayoutConsent({ form, error, onChange }: PayoutConsentProps) {
  if (!form.picture && !form.story.includes("<img")) return null;
  return (
    <div className="rounded-md bg-surface-2 p-3">
      <Checkbox
        checked={form.consent}
        aria-describedby={error ? "consent-error" : undefined}
        onChange={({ target }) => onChange({ consent: target.checked })}
      >
        Orang yang terlihat di foto sudah setuju ditampilkan, atau tidak ada orang yang dikenali.
      </Checkbox>
      {error && (
        <p id="consent-error" className="mt-1 text-xs font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
