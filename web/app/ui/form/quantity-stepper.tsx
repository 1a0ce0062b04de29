import { Icon } from "../icons/icon.tsx";

interface QuantityStepperProps {
  /** What is counted, spoken. */
  label: string;
  value: number;
  min: number;
  max: number;
  disabled?: boolean;
  onChange(value: number): void;
}

const STEP =
  "grid h-11 w-10 xs:w-11 place-items-center rounded-md text-primary-text disabled:text-text-3 disabled:opacity-50";

export const QuantityStepper = ({
  label,
  value,
  min,
  max,
  disabled = false,
  onChange,
}: QuantityStepperProps) => (
  <fieldset className="inline-flex w-fit items-center rounded-md border border-border-strong bg-surface">
    <legend className="sr-only">{label}</legend>
    <button
      type="button"
      aria-label="Kurangi"
      disabled={disabled || value <= min}
      onClick={() => onChange(value - 1)}
      className={STEP}
    >
      <Icon name="minus-bold" size={16} />
    </button>
    <output className="min-w-[26px] text-center font-bold">{value}</output>
    <button
      type="button"
      aria-label="Tambah"
      disabled={disabled || value >= max}
      onClick={() => onChange(value + 1)}
      className={STEP}
    >
      <Icon name="plus-bold" size={16} />
    </button>
  </fieldset>
);
