import type { EventDetail } from "@barakah/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { rupiah } from "../platform/format.ts";

export const percent = (basisPoints: number) => `${String(basisPoints / 100).replace(".", ",")}%`;

export function CampaignPart({
  event,
  part,
}: {
  event: EventDetail;
  part: NonNullable<EventDetail["campaign"]>;
}) {
  const price =
    event.price_kind === "fixed" ? Math.max(...event.ticket_types.map((type) => type.price), 0) : 0;
  const given = Math.floor((price * part.basis_points) / 10_000);
  return (
    <section className="mt-2 bg-surface p-4">
      <h2 className="mb-3 text-lg">Ke mana uang tiketmu</h2>
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <i className="flex-1 bg-primary" />
        <i className="bg-accent" style={{ width: `${part.basis_points / 100}%` }} />
      </div>
      <dl className="mt-2 text-sm">
        <Part tone="bg-primary" amount={price - given}>
          Biaya acara, {percent(10_000 - part.basis_points)}
        </Part>
        <Part tone="bg-accent" amount={given}>
          Donasi untuk{" "}
          <Link to={`/kampanye/${part.slug}`} className="font-semibold text-primary-text underline">
            {part.title}
          </Link>
          , {percent(part.basis_points)}
        </Part>
      </dl>
      {price > 0 && <p className="mt-1 text-xs text-text-2">Contoh untuk tiket seharga {rupiah(price)}.</p>}
    </section>
  );
}

const Part = ({ tone, amount, children }: { tone: string; amount: number; children: ReactNode }) => (
  <div className="flex gap-2 py-1">
    <i aria-hidden="true" className={`mt-1 size-3 flex-none rounded-[4px] ${tone}`} />
    <dt className="min-w-0 flex-1">{children}</dt>
    {amount > 0 && <dd className="font-bold whitespace-nowrap">{rupiah(amount)}</dd>}
  </div>
);
