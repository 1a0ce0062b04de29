import { useQuery } from "@tanstack/react-query";
import { Section } from "../ui/layout/section.tsx";
import { CampaignGrid } from "./campaign-grid.tsx";
import { someCampaignsQuery } from "./queries.ts";

const SUGGESTED = 4;

/** For whoever found nothing. That these could not be loaded either is not worth a word. */
export function OtherCampaigns() {
  const { data } = useQuery(someCampaignsQuery("", SUGGESTED));
  if (!data || data.length === 0) return null;
  return (
    <Section title="Mungkin ingin kamu bantu" more="/charity">
      <CampaignGrid campaigns={data} search="" />
    </Section>
  );
}
