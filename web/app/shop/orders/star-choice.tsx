import { useId } from "react";
import { FieldError } from "../../ui/form/field.tsx";
import { StarFillIcon } from "../../ui/icons/icons.tsx";

const COUNTS = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  /** 0 while none is chosen. */
  chosen: number;
  error?: string;
  onChoose(count: number): void;
}

export function StarChoice({ chosen, error, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">Bintang</legend>
      <div className="-ml-2.5 flex">
        {COUNTS.map((count) => (
          <label
            key={count}
            className="relative grid size-(--tap) cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={count}
              checked={chosen === count}
              onChange={() => onChoose(count)}
              aria-invalid={error ? true : undefined}
              aria-label={`${count} bintang`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <StarFillIcon size={28} className={count <= chosen ? "text-accent" : "text-border-strong"} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
