import { POSTING_KINDS, type PostingKind } from "@barakah/contract/ledger/book-words";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export interface JournalFilter {
  account: string;
  from: string;
  to: string;
  side: "" | "debit" | "credit";
  kind: "" | PostingKind;
  search: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const dayOf = (text: string) => (DAY.test(text) ? text : "");

/** The journal's filters are kept in the URL. */
export function journalFilter(params: ListParams): JournalFilter {
  const wanted = params.filter("akun");
  const account = /^[a-z]+(:[a-z0-9-]+)?$/.test(wanted) ? wanted : "";
  // A whole entry has both sides.
  const side = account && params.filter("sisi");
  return {
    account,
    from: dayOf(params.filter("dari")),
    to: dayOf(params.filter("sampai")),
    side: side === "debit" || side === "credit" ? side : "",
    kind: POSTING_KINDS.find((kind) => kind === params.filter("jenis")) ?? "",
    search: params.search,
  };
}

/** As query parameters of the list and its download. */
export const narrowing = ({ account, from, to, side, kind, search }: JournalFilter) => ({
  account: account || undefined,
  from: from || undefined,
  to: to || undefined,
  side: side || undefined,
  kind: kind || undefined,
  search: search || undefined,
});

export const queryOf = (filter: JournalFilter, offset: number) => ({
  ...narrowing(filter),
  limit: String(PAGE_SIZE),
  offset: String(offset),
});
