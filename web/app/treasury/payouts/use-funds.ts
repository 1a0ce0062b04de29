import { FUND_KIND_LABEL, type FundKind } from "@barakah/contract/ledger/fund-kinds";
import { useQuery } from "@tanstack/react-query";
import { fundAccountsQuery, fundsQuery } from "./queries.ts";

export interface Fund {
  account: string;
  /** Null for an event, whose money was paid for tickets. */
  kind: FundKind | null;
  name: string;
  held: number;
  /** The principal of wakaf is not paid out. */
  payable: boolean;
  /** Whether its kind was confirmed by a person. */
  confirmed: boolean;
  /** An inactive fund receives no transfers. */
  active: boolean;
  rest: string;
}

/** All funds, then all campaigns, as sources and targets of money. */
export function useFunds(): Fund[] {
  const { data: campaigns = [] } = useQuery(fundsQuery);
  const { data: others } = useQuery(fundAccountsQuery);
  return [
    ...(others?.accounts ?? []).map(({ account, kind, name, balance, payable, active }) => ({
      ...{ account, kind, name, payable, active },
      held: balance,
      confirmed: true,
      rest: "",
    })),
    ...campaigns.map(({ id, title, fund_kind, remaining, confirmed, rest_goes_to }) => ({
      account: `campaign:${id}`,
      kind: fund_kind,
      name: title,
      held: remaining,
      payable: fund_kind !== "wakaf",
      confirmed,
      active: true,
      rest: rest_goes_to,
    })),
  ];
}

/** Events that hold money, by ledger account. */
export const useEventFunds = (): Fund[] =>
  (useQuery(fundAccountsQuery).data?.events ?? []).map(({ balance, ...event }) => ({
    ...{ ...event, kind: null, held: balance, payable: true, confirmed: true, active: false, rest: "" },
  }));

/** As options of a select. */
export const optionsOf = (funds: readonly Fund[]) =>
  funds.map(({ account, name, kind }) => ({
    value: account,
    label: kind ? `${name} (${FUND_KIND_LABEL[kind]})` : name,
  }));
