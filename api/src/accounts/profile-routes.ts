import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { Accounts } from "./accounts.ts";
import { deleteOwnAccount } from "./delete-account.ts";
import { exportMember } from "./export-account.ts";
import { editProfile, openPicture, readProfile } from "./profile.ts";
import { onlyOwn } from "./profile-access.ts";

export function profileRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, contract.getProfile, async ({ actor, params }) => {
    onlyOwn(actor, params.id);
    return readProfile(accounts, params.id);
  });

  serve(app, contract.updateProfile, async ({ actor, params, body, files }) => {
    onlyOwn(actor, params.id);
    const { picture, ...changes } = body;
    const removed = picture === "" || picture === null ? null : undefined;
    return editProfile(accounts, params.id, { changes, picture: files.picture ?? removed });
  });

  serve(app, contract.getProfilePicture, async ({ actor, params, query, reply }) => {
    const bytes = await openPicture(accounts, actor, params.id, query.key);
    reply.header("content-disposition", 'inline; filename="profil.jpg"');
    if (query.key) reply.header("cache-control", "private, max-age=3600");
    return bytes;
  });

  serve(app, contract.exportAccount, async ({ actor, reply }) => {
    reply.header("content-disposition", 'attachment; filename="data-barakah.json"');
    return exportMember(accounts, actor.memberId);
  });

  serve(app, contract.deleteAccount, ({ actor, body }) => deleteOwnAccount(accounts, actor, body.password));
}
