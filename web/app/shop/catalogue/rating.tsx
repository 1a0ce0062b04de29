import { decimalText } from "../../platform/format.ts";
import { StarFillIcon } from "../../ui/icons/icons.tsx";

/** '4,9': one decimal, also when it is zero. */
export function ratingText(rating: number): string {
  return decimalText(rating, 1, 1);
}

interface RatingProps {
  rating: number;
  /** What stands after the number. */
  children: string;
}

export function Rating({ rating, children }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1">
      <StarFillIcon size={16} className="text-accent" />
      <span className="sr-only">Rata-rata</span>
      <b className="text-text">{ratingText(rating)}</b>
      {children}
    </span>
  );
}
