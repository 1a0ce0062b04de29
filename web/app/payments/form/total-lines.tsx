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
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <dt className="min-w-0 flex-[1_1_8rem] text-text-2">{name}</dt>
          <dd className="ml-auto text-right font-semibold">{value}</dd>
        </div>
      ))}
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-3 text-md">
        <dt className="min-w-0 flex-[1_1_8rem] font-bold">{total.name}</dt>
        <dd className="ml-auto text-right text-[1.0625rem] font-extrabold">{total.value}</dd>
      </div>
    </dl>
  );
}
