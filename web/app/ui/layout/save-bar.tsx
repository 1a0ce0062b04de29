import { Button } from "../form/button.tsx";
import { ActionBar } from "./action-bar.tsx";

interface SaveBarProps {
  busy: boolean;
  /** The label of saving alone. */
  save: string;
  /** The label of the second action, which also saves; false if it is not possible now. */
  also: string | false;
  onPress(also: boolean): void;
}

/** At the bottom of a draft: save, or save and continue. */
export const SaveBar = ({ busy, save, also, onPress }: SaveBarProps) => (
  <ActionBar>
    <Button
      variant={also ? "line" : "primary"}
      className="flex-1"
      busy={busy}
      onClick={() => onPress(false)}
      label={save}
    />
    {also && <Button className="flex-1" busy={busy} onClick={() => onPress(true)} label={also} />}
  </ActionBar>
);
