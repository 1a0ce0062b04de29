import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { fundsQuery } from "./queries.ts";

const SHOWN = 12;

/** Where money waits to be passed on, the most first. */
export function CampaignFunds() {
  const { data = [] } = useQuery(fundsQuery);
  const waiting = data.filter(({ remaining }) => remaining > 0).sort((a, b) => b.remaining - a.remaining);
  return (
    <Panel title="Dana yang tersisa" note="Menurut buku besar, terbanyak dahulu.">
      {waiting.length === 0 && <p className="text-text-2">Tidak ada dana yang menunggu disalurkan.</p>}
      <ul className="divide-y divide-border">
        {waiting.slice(0, SHOWN).map(({ id, title, fund_kind, remaining, collected }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_6rem]">
              {title}
              <small className="block text-text-2">{FUND_KIND_LABEL[fund_kind]}</small>
            </span>
            <span className="text-right whitespace-nowrap tabular-nums">
              <b className="block">{rupiah(remaining)}</b>
              <small className="text-text-2">dari {rupiah(collected)}</small>
            </span>
          </li>
        ))}
      </ul>
      {waiting.length > SHOWN && (
        <p className="pt-2 text-text-2">dan {waiting.length - SHOWN} program lagi</p>
      )}
    </Panel>
  );
}
