import { execFile } from "node:child_process";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../../api/src/testing/free-port.ts";
import { startS3 } from "../../api/src/testing/s3-server.ts";
import { newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, donor, type Shift } from "./people.ts";
import { type Finding, found, type Scene } from "./scene.ts";

const DONORS = 8;
const GIFTS = 200;
const API = resolve(import.meta.dirname, "../../api/src");

type Settings = Record<string, string>;

async function command(script: string, env: Settings, ...args: string[]) {
  const begun = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [join(API, script), ...args], {
    env: { ...process.env, LOG_LEVEL: "fatal", ...env },
  });
  return { said: stdout, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
}

async function referencesIn(data: string): Promise<Set<string>> {
  const app = await startApp({ data, port: await freePort() });
  const client = new pg.Client({ host: join(data, "postgres/socket"), user: "app", database: "barakah" });
  await client.connect();
  const { rows } = await client.query<{ reference: string }>("select reference from payment");
  await client.end();
  await stopApp(app);
  return new Set(rows.map(({ reference }) => reference));
}

const filesIn = (figures: string) => Number(/(\d+) berkas/.exec(figures)?.[1]);

/** Donors give with proofs while a backup is taken; it is restored into an empty place. */
async function tookAndRestored(where: string, settings: Settings, restoring: Settings): Promise<Finding[]> {
  const folder = await newFolder();
  const env = { BACKUP_PASSPHRASE: "kata sandi untuk mencoba", ...settings };
  const data = join(folder, "data");
  // The app takes none of its own: only one can be taken at a time.
  const app = await startApp({ data, port: await freePort(), env: { ...env, BACKUP_DIR: "off" } });
  const shift: Shift = {
    url: app.url,
    slug: await aCampaign(app.url),
    gifts: new Map(),
    approved: new Set(),
    over: false,
  };
  const donors = Array.from({ length: DONORS }, (_, n) => donor(shift, `donatur-${n}`));
  while (shift.gifts.size < GIFTS) await Promise.race([...donors, new Promise((on) => setTimeout(on, 20))]);
  const before = [...shift.gifts.values()];
  const taken = await command("backup.ts", { ...env, DATA_DIR: data });
  const meanwhile = shift.gifts.size - before.length;
  shift.over = true;
  await Promise.all(donors);
  await stopApp(app);
  const name = /\S+\.backup/.exec(taken.said)?.[0] ?? "";
  const size = await stat(name).then(
    ({ size }) => `, ${(size / 1e6).toFixed(1)} MB`,
    () => "",
  );
  const restored = join(folder, "restored");
  await mkdir(restored);
  const back = await command("restore.ts", { ...env, ...restoring, DATA_DIR: restored }, name);
  const kept = await referencesIn(restored);
  const lost = before.filter((reference) => !kept.has(reference)).length;
  const local = (await readdir(join(restored, "uploads/private/proof")).catch(() => [])).length;
  return [
    found(
      `${where}: taken in ${taken.seconds} s beside ${meanwhile} more gifts, with ${filesIn(taken.said)} files${size}`,
      filesIn(taken.said) >= GIFTS,
    ),
    found(
      `${where}: restored in ${back.seconds} s with ${filesIn(back.said)} files (${local} proofs on its disk); ${lost} of ${before.length} gifts answered before are missing, and the books agree`,
      lost === 0 && filesIn(back.said) === filesIn(taken.said) && back.said.includes("semuanya cocok"),
    ),
  ];
}

export const backups: Scene = {
  name: "a backup with files under donors, restored",
  async run() {
    const folder = join(await newFolder(), "backups");
    const local = await tookAndRestored("in a folder", { BACKUP_DIR: folder }, {});
    const s3 = await startS3(["berkas", "cadangan", "berkas-baru"]);
    s3.closing(true);
    const settings = { ...s3.settings, S3_BUCKET: "berkas", BACKUP_DIR: "s3://cadangan/barakah" };
    const bucket = await tookAndRestored("in a bucket whose server closes each connection", settings, {
      S3_BUCKET: "berkas-baru",
    });
    await s3.close();
    return [...local, ...bucket];
  },
};
