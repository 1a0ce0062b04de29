import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { Checkbox } from "../../ui/form/checkbox.tsx";

interface HideNameProps {
  form: { values: { payer_name: string }; change(to: { payer_name: string }): void };
}

export const isHidden = (name: string) => name === UNKNOWN_GIVER;

/**
 * Gives as 'Hamba Allah', which is the payer's name then; shown again, the name is empty. Without JavaScript the box counts
 * before the name, because it comes after it.
 */
export const HideName = ({ form: { values, change } }: HideNameProps) => (
  <Checkbox
    name="payer_name"
    value={UNKNOWN_GIVER}
    checked={isHidden(values.payer_name)}
    onChange={({ target }) => change({ payer_name: target.checked ? UNKNOWN_GIVER : "" })}
  >
    Sembunyikan nama saya sebagai <b>{UNKNOWN_GIVER}</b>
  </Checkbox>
);
