import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { listDownloads, openDownload } from "./downloads.ts";

export function downloadRoutes(app: FastifyInstance, parts: { database: Database; files: FileStore }) {
  serve(app, contract.listDownloads, ({ actor, query }) =>
    listDownloads(parts.database, actor.memberId, query),
  );
  serve(app, contract.openDownload, async ({ params, reply }) => {
    const { name, bytes } = await openDownload(parts, params.key);
    reply.header("cache-control", "no-store");
    reply.header(
      "content-disposition",
      `attachment; filename="berkas.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    return bytes;
  });
}
