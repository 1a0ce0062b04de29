import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { aVideo } from "../testing/videos.ts";
import { HEAD_BYTES, videoTypeOf } from "./video-type.ts";

const DEMO = resolve(import.meta.dirname, "../../../demo/videos");
const box = (text: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 4 + text.length]), Buffer.from(text, "latin1")]);

it("recognises videos by their first bytes", async () => {
  for (const name of await readdir(DEMO))
    expect(videoTypeOf((await readFile(resolve(DEMO, name))).subarray(0, HEAD_BYTES))).toBe("mp4");
  expect(videoTypeOf(aVideo("webm"))).toBe("webm");
  expect(videoTypeOf(box("ftypXAVC\0\0\0\0XAVCmp42"))).toBe("mp4");
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(5000))],
  ["a picture of a phone (HEIC)", box("ftypheic\0\0\0\0mif1heic")],
  ["QuickTime", box("ftypqt  \0\0\x02\0qt  ")],
  [
    "Matroska",
    Buffer.concat([
      aVideo("webm").subarray(0, 21),
      Buffer.from("\x42\x82\x88matroska", "latin1"),
      Buffer.alloc(99),
    ]),
  ],
  [
    "the word 'webm' far behind",
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(200), aVideo("webm")]),
  ],
])("does not treat %s as a video", (_what, bytes) => {
  expect(videoTypeOf(bytes)).toBeUndefined();
});
