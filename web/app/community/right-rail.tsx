import { monthAndYear } from "@barakah/contract/platform/day-words";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { OwnWaitingList } from "../accounts/index.ts";
import { rupiah } from "../platform/format.ts";
import { outgoing, periodsQuery } from "../transparency/index.ts";

/** What waits for the member, and the last closed month. On home both are in the column. */
export function RightRail() {
  const home = useLocation().pathname === "/";
  const { data } = useQuery(periodsQuery());
  const last = data?.months.findLast(({ state }) => state === "closed");
  return (
    <aside aria-label="Sekilas" className="rail rail-right">
      {!home && <OwnWaitingList />}
      {last && (
        <section>
          <h2 className="mb-2 text-sm">{monthAndYear(last.month)}, sudah ditutup</h2>
          <dl className="divide-y divide-border rounded-lg bg-surface px-3.5 py-1 text-sm shadow-card">
            {[
              ["Diterima", rupiah(last.received)] as const,
              ["Disalurkan", outgoing(last.paid_out)] as const,
            ].map(([name, amount]) => (
              <div key={name} className="flex justify-between gap-3 py-2">
                <dt className="text-text-2">{name}</dt>
                <dd className="font-bold">{amount}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className="text-xs text-text-2">Panel ini hanya pintasan. Semuanya juga ada di kolom tengah.</p>
    </aside>
  );
}
