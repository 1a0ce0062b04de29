import { Button } from "../form/button.tsx";
import { ActionBar } from "./action-bar.tsx";

interface SaveBarProps {
  busy: boolean;
  /** The label of saving alone. */
  save: string;
  /** Also done in the same press, if it can be now: its label. */
  also: string | false;
  onPress(also: boolean): void;
}

/** At the foot of a draft: keep it, or keep it and go on. */
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
