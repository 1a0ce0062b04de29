import { Button } from "../../ui/form/button.tsx";

interface EntryButtonsProps {
  save: string;
  busy: boolean;
  onSave(): void;
  onCancel(): void;
}

export function EntryButtons({ save, busy, onSave, onCancel }: EntryButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="line" size="sm" className="btn-40" onClick={onCancel}>
        Batal
      </Button>
      <Button size="sm" variant="soft" className="btn-40" busy={busy} onClick={onSave}>
        {save}
      </Button>
    </div>
  );
}
