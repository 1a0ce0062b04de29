import type { ReactNode } from "react";

export interface TotalLine {
  name: string;
  value: ReactNode;
}

/** How a total comes about, line by line. */
export function TotalLines({ lines, total }: { lines: TotalLine[]; total: TotalLine }) {
  return (
    <dl className="text-sm">
      {lines.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 py-1.5">
          <dt className="text-text-2">{name}</dt>
          <dd className="text-right font-semibold whitespace-nowrap">{value}</dd>
        </div>
      ))}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-border pt-3 text-md">
        <dt className="font-bold">{total.name}</dt>
        <dd className="text-[1.0625rem] font-extrabold whitespace-nowrap">{total.value}</dd>
      </div>
    </dl>
  );
}
