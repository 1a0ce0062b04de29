import { execFileSync } from "node:child_process";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type App, freePort, newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, ask, give, ready } from "./people.ts";
import { found, type Scene } from "./scene.ts";
import { startServer } from "./server.ts";

const MEGABYTES = 200;

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

export const diskFull: Scene = {
  name: "the disk is full",
  async run() {
    const folder = await newFolder();
    const data = join(folder, "data");
    await mkdir(data);
    if (!mounted(data)) return [found("a small disk could not be mounted here: not tried", true)];
    const server = await startServer(join(folder, "server"));
    let app: App | undefined;
    try {
      app = await startApp({ data, port: await freePort(), env: { DATABASE_URL: server.url } });
      const slug = await aCampaign(app.url);
      const before = await give(app.url, slug, "gift-before-000001");
      const stored = await proofs(data);
      await fill(join(data, "penuh"));
      const [refused, truth] = [await give(app.url, slug, "gift-when-full-0001"), await ready(app.url)];
      const reading = (await ask(`${app.url}/api/campaigns/`)).status;
      const left = (await proofs(data)) - stored;
      await rm(join(data, "penuh"));
      const [after, later] = [await give(app.url, slug, "gift-when-full-0001"), await ready(app.url)];
      return [
        found(`before, a gift was taken with ${before.status}`, before.status === 201),
        found(
          `full: a gift was refused with ${refused.status}, and left ${left} files`,
          refused.status >= 500 && left === 0,
        ),
        found(
          `full: /readyz said ${truth}, reading was answered with ${reading}`,
          truth === 503 && reading === 200,
        ),
        found(
          `with room again: the same gift ${after.status}, /readyz ${later}`,
          after.status === 201 && later === 200,
        ),
      ];
    } finally {
      if (app) await stopApp(app);
      await server.stop();
      execFileSync("umount", ["-l", data]);
    }
  },
};
