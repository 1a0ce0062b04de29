import {
  addCampaignNews,
  createStaffCampaign,
  editCampaignNews,
  editStaffCampaign,
  getStaffCampaign,
  listStaffCampaigns,
  publishStaffCampaign,
  removeCampaignNews,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  addNews,
  createCampaign,
  editCampaign,
  editNews,
  publishCampaign,
  readStaffCampaign,
  removeNews,
  staffCampaigns,
} from "../../charity/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";

export function campaignRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffCampaigns, ({ query }) => staffCampaigns(database, query));
  serve(app, getStaffCampaign, ({ params }) => readStaffCampaign(database, params.id));
  serve(app, createStaffCampaign, ({ actor, body }) => createCampaign(database, actor, body));
  serve(app, editStaffCampaign, ({ actor, params, body }) => editCampaign(database, actor, params.id, body));
  serve(app, publishStaffCampaign, ({ actor, params, body }) =>
    publishCampaign(database, actor, params.id, body),
  );

  serve(app, addCampaignNews, ({ actor, params, body }) => addNews(database, actor, params.id, body));
  serve(app, editCampaignNews, ({ actor, params, body }) => editNews(database, actor, params.id, body));
  serve(app, removeCampaignNews, async ({ actor, params }) => {
    await removeNews(database, actor, params.id);
    return { detail: "Kabar dihapus." };
  });
}
