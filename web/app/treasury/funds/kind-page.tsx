import {
  FUND_KIND_LABEL,
  FUND_KIND_LIMIT,
  FUND_KINDS,
  type FundKind,
} from "@barakah/contract/ledger/fund-kinds";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { wholeNumber } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import type { Route } from "./+types/kind-page";
import { signed, spanOf } from "./fund-format.ts";
import { Months } from "./kinds-panel.tsx";
import { fundKindQuery } from "./queries.ts";
import "../../ui/staff/data-table.css";

export default function KindPage({ params }: Route.ComponentProps) {
  const kind = FUND_KINDS.find((one) => one === params.kind);
  if (kind) return <Kind kind={kind} />;
  return (
    <WorkPage title="Jenis dana">
      <EmptyState heading="Jenis dana tidak ditemukan" level="h2">
        <LinkButton to="/admin/dana" variant="soft" label="Lihat Semua" />
      </EmptyState>
    </WorkPage>
  );
}

/** The accounts of one kind of fund, linked to their journals. */
function Kind({ kind }: { kind: FundKind }) {
  const [search] = useSearchParams();
  const query = useQuery(fundKindQuery(kind, search.get("bulan") ?? undefined));
  const { data } = query;
  return (
    <WorkPage
      title={FUND_KIND_LABEL[kind]}
      actions={
        <SmallLink to={data ? `/admin/dana?bulan=${data.month}` : "/admin/dana"} variant="line">
          Semua dana
        </SmallLink>
      }
    >
      <LoadState query={query} failure="Rincian dana belum dapat dimuat." />
      {data && (
        <Panel
          title="Rincian"
          note={`${spanOf(data.from, data.to)}, ${FUND_KIND_LIMIT[kind]}.`}
          action={<Months month={data.month} />}
          bare
        >
          {data.accounts.length === 0 ? (
            <EmptyState heading="Belum ada uang dalam jenis dana ini." level="p" />
          ) : (
            <Accounts accounts={data.accounts} from={data.from} to={data.to} />
          )}
        </Panel>
      )}
    </WorkPage>
  );
}

interface AccountsProps {
  accounts: { account: string; name: string; opening: number; change: number; closing: number }[];
  from: string;
  to: string;
}

const Accounts = ({ accounts, from, to }: AccountsProps) => (
  <table className="bo-table stacks">
    <caption className="sr-only">Program dan dana, dengan saldonya</caption>
    <thead>
      <tr>
        <th scope="col">Program atau dana</th>
        <th scope="col" className="right">
          Awal bulan
        </th>
        <th scope="col" className="right">
          Perubahan
        </th>
        <th scope="col" className="right">
          Saldo
        </th>
      </tr>
    </thead>
    <tbody>
      {accounts.map(({ account, name, opening, change, closing }) => (
        <tr key={account}>
          <td className="title">
            <TextLink to={`/admin/buku?akun=${account}&dari=${from}&sampai=${to}`} className="font-semibold">
              {name}
            </TextLink>
          </td>
          <td className="right text-text-2" data-head="Awal bulan">
            {wholeNumber(opening)}
          </td>
          <td className="right" data-head="Perubahan">
            {signed(change)}
          </td>
          <td className="right font-bold" data-head="Saldo">
            {wholeNumber(closing)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
