import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, it } from "vitest";
import { storeVideo } from "../../academy/upload-video.ts";
import { openToOthers } from "../../testing/open-to-others.ts";
import { aVideo } from "../../testing/videos.ts";
import { storeDocument } from "./document-store.ts";
import { localFiles, uploadsFolder } from "./file-store.ts";
import { ensureOwnerOnly } from "./owner-only.ts";
import { storePicture } from "./picture-store.ts";
import { privateImages } from "./private-images.ts";

const aFolder = () => mkdtemp(join(tmpdir(), "modes-"));
const A_PICTURE = sharp({ create: { width: 64, height: 48, channels: 3, background: "#14663f" } })
  .jpeg()
  .toBuffer();

it("stores files readable only for the app's own user", async () => {
  const files = localFiles(await aFolder());
  await ensureOwnerOnly(files.folder);
  await storePicture(files, await A_PICTURE);
  await storeDocument(files, Buffer.from("%PDF-1.7 kuitansi"));
  await storeVideo(files, Readable.from([aVideo("mp4")]), 10_000_000);
  await privateImages(files).store("proof", await A_PICTURE);
  expect((await readdir(files.folder)).sort()).toEqual(["pictures", "private", "videos"]);
  expect(await openToOthers(files.folder)).toEqual([]);
});

it("restricts the files of an older version once, and continues after an interruption", async () => {
  const folder = uploadsFolder(await aFolder());
  await mkdir(join(folder, "videos"), { recursive: true, mode: 0o755 });
  await writeFile(join(folder, "videos", "fikih.mp4"), "film", { mode: 0o644 });
  await chmod(folder, 0o755);
  expect(await openToOthers(folder)).toHaveLength(3);
  await ensureOwnerOnly(folder);
  expect(await openToOthers(folder)).toEqual([]);
  expect((await stat(join(folder, "videos", "fikih.mp4"))).mode & 0o777).toBe(0o600);
});
