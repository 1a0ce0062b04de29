import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../api/src/testing/free-port.ts";
import { newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, ask, give, ready } from "./people.ts";
import { found, type Scene } from "./scene.ts";
import { startServer } from "./server.ts";

export const databaseGone = (seconds: number): Scene => ({
  name: `the database is gone for ${seconds} seconds`,
  async run() {
    const folder = await newFolder();
    const directory = join(folder, "server");
    const first = await startServer(directory);
    const env = { DATABASE_URL: first.url };
    const app = await startApp({ data: join(folder, "data"), port: await freePort(), env });
    const slug = await aCampaign(app.url);
    const before = await give(app.url, slug, "gift-before-000001");
    await first.stop();
    const gone = Date.now() + seconds * 1000;
    const statuses = new Set<number>();
    const gifts = new Set<number>();
    while (Date.now() < gone) {
      statuses.add(await ready(app.url));
      gifts.add((await give(app.url, slug, "gift-meanwhile-0001")).status);
      await delay(250);
    }
    const alive = (await ask(`${app.url}/healthz`)).status;
    const second = await startServer(directory);
    let after = await give(app.url, slug, "gift-meanwhile-0001");
    for (let n = 0; n < 100 && after.status !== 201; n++) {
      await delay(100);
      after = await give(app.url, slug, "gift-meanwhile-0001");
    }
    const again = await give(app.url, slug, "gift-before-000001");
    const truth = await ready(app.url);
    await stopApp(app);
    await second.stop();
    return [
      found(
        `meanwhile /readyz said ${[...statuses]}, /healthz ${alive}`,
        [...statuses].join() === "503" && alive === 200,
      ),
      found(
        `meanwhile gifts were answered with ${[...gifts]}`,
        [...gifts].every((status) => status === 503),
      ),
      found(
        `afterwards the same gift was taken with ${after.status}, and /readyz said ${truth}`,
        after.status === 201 && truth === 200,
      ),
      found("the gift from before is still the same one", again.body.order_id === before.body.order_id),
    ];
  },
});
