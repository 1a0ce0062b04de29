import { decimalText, rupiah } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";

interface PriceProps {
  price: number;
  unit: string;
  /** Classes of the amount. */
  className: string;
}

export const Price = ({ price, unit, className }: PriceProps) => (
  <>
    <span className={`font-extrabold whitespace-nowrap ${className}`}>{rupiah(price)}</span>{" "}
    <span className="text-xs whitespace-nowrap text-text-3">/ {unit}</span>
  </>
);

/** '4,9': one decimal, also when it is zero. */
export const ratingText = (rating: number): string => decimalText(rating, 1, 1);

export const Rating = ({ rating, children }: { rating: number; children: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon name="star-fill" size={16} className="text-accent" />
    <span className="sr-only">Rata-rata</span>
    <b className="text-text">{ratingText(rating)}</b>
    {children}
  </span>
);
