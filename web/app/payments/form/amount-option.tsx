interface AmountOptionProps {
  label: string;
  value: string;
  checked: boolean;
  dashed?: boolean;
  onChoose(): void;
}

const OPTION =
  "grid min-h-12 place-items-center rounded-md border border-border-strong bg-surface p-1 text-sm whitespace-nowrap transition-colors peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-on-primary-soft peer-checked:inset-ring peer-checked:inset-ring-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus";

/** A preset amount. */
export const AmountOption = ({ label, value, checked, dashed = false, onChoose }: AmountOptionProps) => (
  <label className="relative">
    <input
      type="radio"
      name="amount"
      value={value}
      checked={checked}
      onChange={onChoose}
      className="peer absolute inset-y-0 left-0 w-6 cursor-pointer opacity-0"
    />
    <span
      className={`${OPTION} ${dashed ? "border-dashed font-semibold" : "font-bold tracking-[-.025em] [word-spacing:0]"}`}
    >
      {label}
    </span>
  </label>
);
