import type { AmilShare, Report } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { kindName, percent } from "../figures.ts";
import { Table } from "./table.tsx";

const NAME: Record<AmilShare["source"], string> = { zakat: "Zakat", infak: "Infak" };
/** The bar ends at 25 %: both limits lie within. */
const FULL_BP = 2500;

export const AmilLimits = ({ report: { amil, period, others, state } }: { report: Report }) => (
  <section aria-labelledby="amil-judul" id="amil" className="mt-6 scroll-mt-20">
    <div className="flex min-h-(--tap) items-center px-4">
      <h2 id="amil-judul" className="text-xl">
        Bagian amil dan batasnya
      </h2>
    </div>
    <p className="mb-3 px-4 text-sm text-text-2">
      Dihitung dari penerimaan sejak Januari {period.slice(0, 4)}, karena batasnya untuk setahun.
    </p>
    <Card className="mx-4 px-4 py-0.5">
      {amil.map((share) => (
        <Share key={share.source} share={share} />
      ))}
    </Card>
    {others.length > 0 && (
      <Card className="mx-4 mt-3 px-4 pt-2 pb-1">
        <Table
          caption="Dana amil dan nonhalal"
          head={["Dana pengelola", state === "running" ? "Sejauh ini" : "Saldo akhir"]}
          rows={others.map(({ kind, closing, paid_out }) => ({
            key: kind,
            name: kindName(kind),
            note: `dipakai ${rupiah(0 - paid_out)}`,
            values: [rupiah(closing)],
          }))}
        />
      </Card>
    )}
  </section>
);

function Share({ share: { source, used, base, rate_bp, limit_source, taken } }: { share: AmilShare }) {
  const part = base > 0 ? Math.min(1, (used * 10_000) / base / FULL_BP) : 0;
  const limit = Math.min(1, rate_bp / FULL_BP);
  return (
    <div className="border-t border-border py-3.5 first:border-t-0">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-bold">{NAME[source]}</b>
        <span className="text-sm">
          <b>{percent(used, base)}</b> <span className="text-text-2">· {rupiah(used)}</span>
        </span>
      </p>
      <div className="on-paper relative mt-7 mb-2 h-2.5 rounded-full bg-track">
        <i
          className="absolute inset-y-0 left-0 rounded-full bg-(--chart-1)"
          style={{ width: `${part * 100}%` }}
        />
        <span className="absolute -top-1.5 h-5.5 w-0.5 bg-text" style={{ left: `${limit * 100}%` }}>
          <span className="absolute bottom-full left-1/2 -translate-x-1/2 text-xs font-bold whitespace-nowrap">
            batas {percent(rate_bp, 10_000, rate_bp % 100 === 0 ? 0 : 1)}
          </span>
        </span>
      </div>
      <p className="text-xs text-text-2">
        {limit_source}. Dalam laporan ini {rupiah(taken)}.
      </p>
    </div>
  );
}
