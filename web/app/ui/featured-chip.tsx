import { Chip, type ChipTone } from "./chip.tsx";
import { Icon } from "./icons/icon.tsx";

export const FeaturedChip = ({ tone, className }: { tone: ChipTone; className?: string }) => (
  <Chip tone={tone} className={className}>
    <Icon name="star-fill" size={16} className="text-accent" />
    Unggulan
  </Chip>
);
