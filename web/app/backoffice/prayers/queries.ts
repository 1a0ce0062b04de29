import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readCounted } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

export const prayersQuery = ({ status, offset }: Pick<ListParams, "status" | "offset">) =>
  queryOptions({
    queryKey: ["staff", "prayers", { status, offset }],
    queryFn: readCounted("GET /api/admin/prayers/", { query: listQueryOf({ search: "", status, offset }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
