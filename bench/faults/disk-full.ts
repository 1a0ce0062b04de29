import { execFileSync } from "node:child_process";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../api/src/testing/free-port.ts";
import { type App, newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, ask, give, ready } from "./people.ts";
import { type Finding, found, type Scene } from "./scene.ts";
import { startServer } from "./server.ts";

const MEGABYTES = 700;

function mounted(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=755`, "tmpfs", folder], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

async function fill(file: string) {
  const chunk = Buffer.alloc(1024 * 1024);
  for (let n = 0; n < MEGABYTES; n++)
    try {
      await writeFile(file, chunk, { flag: "a" });
    } catch {
      return;
    }
}

const proofs = async (data: string) =>
  (await readdir(join(data, "uploads/private/proof")).catch(() => [])).length;

async function filled(withDatabase: boolean): Promise<Finding[]> {
  const where = withDatabase ? "uploads and database on it" : "only uploads on it";
  const folder = await newFolder();
  const data = join(folder, "data");
  await mkdir(data);
  if (!mounted(data)) return [found("a small disk could not be mounted here: not tried", true)];
  const server = withDatabase ? undefined : await startServer(join(folder, "server"));
  let app: App | undefined;
  try {
    const env: Record<string, string> = server ? { DATABASE_URL: server.url } : {};
    app = await startApp({ data, port: await freePort(), env });
    const slug = await aCampaign(app.url);
    const before = await give(app.url, slug, "gift-before-000001");
    const stored = await proofs(data);
    await fill(join(data, "penuh"));
    const [refused, truth] = [await give(app.url, slug, "gift-when-full-0001"), await ready(app.url)];
    const reading = (await ask(`${app.url}/api/campaigns/`)).status;
    const left = (await proofs(data)) - stored;
    await rm(join(data, "penuh"));
    let after = await give(app.url, slug, "gift-when-full-0001");
    for (let n = 0; n < 100 && after.status !== 201; n++) {
      await delay(200);
      after = await give(app.url, slug, "gift-when-full-0001");
    }
    const [again, later] = [await give(app.url, slug, "gift-before-000001"), await ready(app.url)];
    return [
      found(
        `${where}: a gift was refused with ${refused.status}, and left ${left} files; /readyz said ${truth}, reading was answered with ${reading}`,
        refused.status >= 500 && left === 0 && truth === 503 && reading === 200,
      ),
      found(
        `${where}, with room again: the same gift ${after.status}, /readyz ${later}, and the gift from before is still there`,
        after.status === 201 && later === 200 && again.body.order_id === before.body.order_id,
      ),
    ];
  } finally {
    if (app) await stopApp(app);
    await server?.stop();
    execFileSync("umount", ["-l", data]);
  }
}

export const diskFull: Scene = {
  name: "the disk is full",
  run: async () => [...(await filled(false)), ...(await filled(true))],
};
