import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { buildApp } from "../../../api/src/app/build-app.ts";
import { readConfig } from "../../../api/src/app/config.ts";
import { picturesFolder } from "../../../api/src/app/media.ts";
import { Renderer } from "../../../api/src/app/render/renderer.ts";
import { watchContent } from "../../../api/src/platform/cache/content-changes.ts";
import { connectDatabase } from "../../../api/src/platform/database/database.ts";
import { reportTo } from "./measured.ts";

function fail(reason: unknown): never {
  throw reason;
}

let rendered = 0;
const { render } = Renderer.prototype;
Renderer.prototype.render = function countedRender(request) {
  rendered += 1;
  return render.call(this, request);
};

/** The real app in production mode, without rate limits. */
const config = readConfig();
await mkdir(picturesFolder(config.dataDirectory), { recursive: true });
const database = connectDatabase(
  { connectionString: config.databaseUrl ?? "" },
  { poolSize: config.databasePool, onError: fail },
);
const changes = await watchContent(database, fail);
const app = await buildApp({ config, database, changes });
await app.listen({ host: "127.0.0.1", port: 0 });
reportTo(process, (app.server.address() as AddressInfo).port, () => rendered);
