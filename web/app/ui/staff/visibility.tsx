import { useSend } from "../form/use-send.ts";
import { StatusBadge } from "../status-badge.tsx";
import { SmallButton } from "./small-button.tsx";

export const VisibilityBadge = ({ hidden }: { hidden: boolean }) => (
  <StatusBadge tone={hidden ? "mute" : "ok"}>{hidden ? "Disembunyikan" : "Tampil"}</StatusBadge>
);

interface VisibilityToggleProps {
  hidden: boolean;
  /** What visitors see or don't, such as 'Testimoni', and whose it is. */
  thing: string;
  whose: string;
  change(hidden: boolean): Promise<unknown>;
  onChanged(): unknown;
}

/** Hides or shows what a visitor wrote. */
export function VisibilityToggle({ hidden, thing, whose, change, onChanged }: VisibilityToggleProps) {
  const toggle = useSend({
    mutationFn: () => change(!hidden),
    success: hidden ? `${thing} ditampilkan.` : `${thing} disembunyikan.`,
    onSettled: onChanged,
  });
  const label = hidden ? "Tampilkan" : "Sembunyikan";
  return (
    <SmallButton
      variant="line"
      busy={toggle.busy}
      aria-label={`${label} ${thing.toLowerCase()} ${whose}`}
      onClick={() => toggle.send()}
    >
      {label}
    </SmallButton>
  );
}
