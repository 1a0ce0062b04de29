import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Api } from "../../../platform/client.ts";
import { createQueryClient } from "../../../platform/query-client.ts";

const answering = (answer: unknown): Api => ({
  call: async () => answer as never,
  callCounted: async () => answer as never,
});

/** Gives every query below it this answer: a draft has no data on the server. */
export function KnownData({ answer, children }: { answer: unknown; children: ReactNode }) {
  const [client] = useState(() => createQueryClient(answering(answer)));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
