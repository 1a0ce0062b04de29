import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { serveTable } from "../platform/spreadsheet/exports.ts";
import { createCampaign, editCampaign, publishCampaign, readStaffCampaign } from "./edit-campaign.ts";
import { donationsSince } from "./queries/donation-export.ts";
import { staffCampaigns } from "./queries/staff-campaigns.ts";
import { addNews, editNews, removeNews } from "./write-news.ts";

export function staffCampaignRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.listStaffCampaigns, ({ query }) => staffCampaigns(database, query));
  serve(app, contract.getStaffCampaign, ({ params }) => readStaffCampaign(database, params.id));
  serve(app, contract.createStaffCampaign, ({ actor, body }) => createCampaign(database, actor, body));
  serve(app, contract.editStaffCampaign, ({ actor, params, body }) =>
    editCampaign(database, actor, params.id, body),
  );
  serve(app, contract.publishStaffCampaign, ({ actor, params, body }) =>
    publishCampaign(database, actor, params.id, body),
  );

  serve(app, contract.addCampaignNews, ({ actor, params, body }) =>
    addNews(database, actor, params.id, body),
  );
  serve(app, contract.editCampaignNews, ({ actor, params, body }) =>
    editNews(database, actor, params.id, body),
  );
  serve(app, contract.removeCampaignNews, ({ actor, params }) => removeNews(database, actor, params.id));

  serveTable(app, database, {
    endpoint: contract.exportDonations,
    name: "donasi",
    table: ({ days }) => donationsSince(days),
  });
}
