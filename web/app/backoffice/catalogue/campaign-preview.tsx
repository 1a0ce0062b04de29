import type { Campaign } from "@barakah/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { CampaignDetail, donorsQuery } from "../../charity/index.ts";
import { api } from "../../platform/browser-api.ts";
import { createQueryClient } from "../../platform/query-client.ts";

/** A draft has no donors to ask for: its page gets an empty list instead of an error. */
function withoutDonors(slug: string) {
  const client = createQueryClient(api);
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  client.setQueryData(donorsQuery(slug).queryKey, { pages: [{ items: [], total: 0 }], pageParams: [0] });
  return client;
}

export function CampaignPreview({ campaign }: { campaign: Campaign }) {
  const [client] = useState(() => withoutDonors(campaign.slug));
  return (
    <QueryClientProvider client={client}>
      <CampaignDetail campaign={campaign} />
    </QueryClientProvider>
  );
}
