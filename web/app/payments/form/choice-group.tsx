import { type ReactNode, useId } from "react";
import { FieldError } from "../../ui/form/field.tsx";

interface ChoiceGroupProps {
  legend: string;
  level?: "h1" | "h2";
  error?: string;
  children: ReactNode;
  after?: ReactNode;
}

export function ChoiceGroup({ legend, level: Heading = "h2", error, children, after }: ChoiceGroupProps) {
  const id = useId();
  return (
    <>
      <Heading id={id} className="mb-3 text-lg">
        {legend}
      </Heading>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {after}
    </>
  );
}
