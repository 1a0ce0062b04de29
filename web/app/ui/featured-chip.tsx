import { Chip, type ChipTone } from "./chip.tsx";
import { StarFillIcon } from "./icons/icons.tsx";

export const FeaturedChip = ({ tone, className }: { tone: ChipTone; className?: string }) => (
  <Chip tone={tone} className={className}>
    <StarFillIcon size={16} className="text-accent" />
    Unggulan
  </Chip>
);
