import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { MaterialFormValues } from "./material-values.ts";

interface MaterialFactsProps {
  values: MaterialFormValues;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<MaterialFormValues>): void;
}

/** How long it takes, and whether everybody may read it: a quiz is for those who joined. */
export function MaterialFacts({ values, errorOf, onChange }: MaterialFactsProps) {
  return (
    <div className="bo-fields two">
      <TextInput
        label="Lama (menit)"
        optional
        inputMode="numeric"
        value={values.minutes ?? ""}
        error={errorOf("minutes")}
        onChange={({ target }) =>
          onChange({ minutes: Number(target.value.replace(/\D/g, "").slice(0, 3)) || null })
        }
      />
      {values.material_type !== "quiz" && (
        <div className="self-end">
          <Checkbox checked={values.is_free} onChange={({ target }) => onChange({ is_free: target.checked })}>
            Gratis: siapa pun boleh membukanya tanpa ikut kelas
          </Checkbox>
        </div>
      )}
    </div>
  );
}
