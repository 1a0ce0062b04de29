import { FUND_KIND_LABEL, type FundKind } from "@barakah/contract/ledger/fund-kinds";
import { useQuery } from "@tanstack/react-query";
import { fundAccountsQuery, fundsQuery } from "./queries.ts";

export interface Fund {
  account: string;
  kind: FundKind;
  name: string;
  /** What the ledger holds of it. */
  held: number;
  /** The principal of wakaf is not paid out. */
  payable: boolean;
  /** Whether a person has said of which kind it is. */
  confirmed: boolean;
  /** One that is no longer used only gives. */
  active: boolean;
  rest: string;
}

/** All that money can leave or reach: funds first, then campaigns, the newest first. */
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

/** As choices of a field, each with its kind. */
export const optionsOf = (funds: readonly Fund[]) =>
  funds.map(({ account, name, kind }) => ({ value: account, label: `${name} (${FUND_KIND_LABEL[kind]})` }));
