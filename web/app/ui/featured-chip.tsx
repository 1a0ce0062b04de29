import { Chip, type ChipTone } from "./chip.tsx";
import { StarFillIcon } from "./icons/icons.tsx";

export function FeaturedChip({ tone, className }: { tone: ChipTone; className?: string }) {
  return (
    <Chip tone={tone} className={className}>
      <StarFillIcon size={16} className="text-accent" />
      Unggulan
    </Chip>
  );
}
