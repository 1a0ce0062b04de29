import { rupiah } from "../platform/format.ts";

/** 'GRATIS' when nothing is to be paid. */
export function CoursePrice({ price }: { price: number }) {
  if (price <= 0) return <span className="text-primary-text">GRATIS</span>;
  return <span className="whitespace-nowrap">{rupiah(price)}</span>;
}
