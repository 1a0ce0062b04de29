import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

export const prayersQuery = ({ status, offset }: Pick<ListParams, "status" | "offset">) =>
  queryOptions({
    queryKey: ["staff", "prayers", { status, offset }],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted(
        "GET /api/admin/prayers/",
        { query: listQueryOf({ search: "", status, offset }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
