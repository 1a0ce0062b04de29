import { expect, it } from "vitest";
import { megabytes } from "./megabytes.ts";
import { refusalOf } from "./upload-video.ts";

const MOST = 500 * 1_048_576;

it("refuses, before sending, a file that the server would refuse", () => {
  expect(refusalOf({ type: "video/mp4", size: MOST }, MOST)).toBeUndefined();
  expect(refusalOf({ type: "", size: 1 }, MOST)).toBeUndefined();
  expect(refusalOf({ type: "video/webm", size: MOST + 1 }, MOST)).toMatch("500 MB");
  expect(refusalOf({ type: "video/quicktime", size: 1 }, MOST)).toMatch("MP4 dan WebM");
});

it("writes sizes in MB", () => {
  expect([megabytes(13_107_200), megabytes(MOST), megabytes(40_000)]).toEqual([
    "12,5 MB",
    "500 MB",
    "0,1 MB",
  ]);
});
