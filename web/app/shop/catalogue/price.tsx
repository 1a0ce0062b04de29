import { rupiah } from "../../platform/format.ts";

interface PriceProps {
  price: number;
  unit: string;
  /** The amount's own look. */
  className: string;
}

export function Price({ price, unit, className }: PriceProps) {
  return (
    <>
      <span className={`font-extrabold whitespace-nowrap ${className}`}>{rupiah(price)}</span>{" "}
      <span className="text-xs whitespace-nowrap text-text-3">/ {unit}</span>
    </>
  );
}
