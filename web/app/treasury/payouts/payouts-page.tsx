import type { StaffPayout } from "@barakah/contract";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { recipientLabel } from "@barakah/contract/ledger/recipients";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { fundsQuery, payoutsQuery } from "./queries.ts";

const COLUMNS: readonly Column<StaffPayout>[] = [
  { head: "Tanggal", cell: ({ paid_on }) => date(paid_on) },
  {
    head: "Penyaluran",
    cell: ({ id, campaign, fund, title, reversed }) => (
      <>
        <TextLink to={`/admin/penyaluran/${id}`} className="font-semibold">
          {title}
        </TextLink>{" "}
        {reversed && <StatusBadge tone="no">Dibatalkan</StatusBadge>}
        <small className="block text-text-2">{campaign?.title ?? fund.name}</small>
      </>
    ),
  },
  {
    head: "Penerima",
    cell: ({ recipient_kind, people }) => (
      <>
        {recipient_kind ? recipientLabel(recipient_kind) : "–"}
        {people && <small className="block text-text-2">{wholeNumber(people)} orang</small>}
      </>
    ),
  },
  { head: "Rekening", cell: ({ bank }) => bank.toUpperCase() },
  { head: "Dicatat oleh", cell: ({ created_by }) => created_by },
  {
    head: "Nominal",
    right: true,
    cell: ({ amount, reversed }) => (reversed ? <s>{rupiah(amount)}</s> : rupiah(amount)),
  },
];

export default function PayoutsPage() {
  const params = useListParams();
  const query = useQuery(payoutsQuery(params.offset));
  return (
    <WorkPage
      title="Penyaluran dana"
      actions={
        <SmallLink to="/admin/penyaluran/baru">
          <Icon name="plus-bold" size={16} />
          Catat penyaluran
        </SmallLink>
      }
    >
      <div className="bo-grid wide-narrow">
        <Panel title="Sudah disalurkan" bare>
          <PagedTable
            params={params}
            caption="Penyaluran dana"
            empty="Belum ada dana yang disalurkan."
            query={query}
            columns={COLUMNS}
          />
        </Panel>
        <CampaignFunds />
      </div>
    </WorkPage>
  );
}

const SHOWN = 12;

/** Campaigns with undistributed money, largest first. */
function CampaignFunds() {
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
