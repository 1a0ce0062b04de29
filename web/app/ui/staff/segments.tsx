import type { ReactNode } from "react";

interface SegmentsProps<Value> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange(value: NoInfer<Value>): void;
  className?: string;
}

export function Segments<Value extends string | number | boolean>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, className = "" } = props;
  return (
    <fieldset className={`bo-seg ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
