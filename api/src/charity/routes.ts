import { getCampaign, listCampaigns, listDonors } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { summaryOf } from "../platform/text/plain-text.ts";
import { campaignBySlug, campaigns } from "./queries/campaigns.ts";
import { verifiedDonors } from "./queries/donors.ts";

const noCampaign = () => notFound("Program tidak ditemukan.");

export function charityRoutes(app: FastifyInstance, database: Database, leastGift: () => Promise<number>) {
  serve(app, listCampaigns, ({ query }) => campaigns(database, query));

  serve(app, getCampaign, async ({ params }) => {
    const campaign = await campaignBySlug(database, params.slug);
    if (!campaign) throw noCampaign();
    return { ...campaign, summary: summaryOf(campaign.description), least_gift: await leastGift() };
  });

  serve(app, listDonors, async ({ params, query }) => {
    const donors = await verifiedDonors(database, params.slug, query);
    if (!donors) throw noCampaign();
    return donors;
  });
}
