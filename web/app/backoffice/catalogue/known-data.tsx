import { QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { createQueryClient } from "../../platform/query-client.ts";

interface KnownDataProps {
  queryKey: QueryKey;
  data: unknown;
  children: ReactNode;
}

/** Parts of a page that would ask the server for what a draft does not have get this answer instead. */
export function KnownData({ queryKey, data, children }: KnownDataProps) {
  const [client] = useState(() => createQueryClient(api));
  client.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
