import { SmallButton } from "../../ui/staff/small-button.tsx";

interface EntryButtonsProps {
  save: string;
  busy: boolean;
  onSave(): void;
  onCancel(): void;
}

export function EntryButtons({ save, busy, onSave, onCancel }: EntryButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <SmallButton variant="line" onClick={onCancel}>
        Batal
      </SmallButton>
      <SmallButton variant="soft" busy={busy} onClick={onSave}>
        {save}
      </SmallButton>
    </div>
  );
}
