import type { ChangeEvent } from "react";
import { date } from "../platform/format.ts";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { ProfileField } from "./profile-fields.ts";
import { SalaryInput } from "./salary-input.tsx";

interface ProfileInputProps {
  field: ProfileField;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Scrolling must not change a number under the pointer. */
const keepWhenScrolled = (event: { currentTarget: HTMLElement }) => event.currentTarget.blur();

export function ProfileInput({ field, value, error, onChange }: ProfileInputProps) {
  const { name, label, kind } = field;
  const common = { name, label, error, value, onChange: ({ target }: Typing) => onChange(target.value) };
  switch (kind) {
    case "text":
      return <TextInput {...common} maxLength={field.most} autoComplete={field.autoComplete ?? "off"} />;
    case "paragraph":
      return <TextArea {...common} maxLength={field.most} autoComplete="street-address" />;
    case "date":
      // Browsers show dates in their own order: the hint repeats it in ours.
      return (
        <TextInput
          {...common}
          type="date"
          min="1900-01-01"
          max={today()}
          autoComplete="bday"
          hint={value && date(value)}
        />
      );
    case "choice":
      return <Select {...common} options={optionsOf(field.labels)} placeholder="Pilih" />;
    case "whole":
      return (
        <TextInput
          {...common}
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most}
          onWheel={keepWhenScrolled}
        />
      );
    case "decimal":
      return (
        <TextInput
          {...common}
          type="number"
          step="any"
          min={-field.most}
          max={field.most}
          onWheel={keepWhenScrolled}
        />
      );
    case "rupiah":
      return <SalaryInput name={name} label={label} error={error} value={value} onChange={onChange} />;
  }
}

const today = () => new Date().toISOString().slice(0, 10);

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
