import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api, CallOptions, Counted } from "../../../platform/client.ts";
import { apiOf } from "../../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../list-params.ts";

type Shown = Pick<ListParams, "search" | "status" | "offset">;
type ListInput = { query: ReturnType<typeof listQueryOf> };
type ItemInput = { params: { id: number } };

export const entryListQuery =
  <Row>(name: string, ask: (api: Api, input: ListInput, options: CallOptions) => Promise<Counted<Row[]>>) =>
  ({ search, status, offset }: Shown) =>
    queryOptions({
      queryKey: ["staff", name, { search, status, offset }],
      queryFn: ({ client, signal }) =>
        ask(apiOf(client), { query: listQueryOf({ search, status, offset }) }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    });

export const entryQuery =
  <Item>(name: string, ask: (api: Api, input: ItemInput, options: CallOptions) => Promise<Item>) =>
  (id: number) =>
    queryOptions({
      queryKey: ["staff", name, id],
      queryFn: ({ client, signal }) => ask(apiOf(client), { params: { id } }, { signal }),
      staleTime: 0,
    });

export type ListQuery<Row> = ReturnType<typeof entryListQuery<Row>>;
export type ItemQuery<Item> = ReturnType<typeof entryQuery<Item>>;
