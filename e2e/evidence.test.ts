import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, it, type TestContext } from "vitest";
import { useBrowser, visit } from "./browser.ts";
import { keepEvidence, trace } from "./evidence.ts";

useBrowser();

const NAME = "a journey that failed twice";
const FOLDER = resolve(import.meta.dirname, "../.failed/evidence");

it("saves a failed journey's pages, messages and requests, and the trace of a journey that was repeated", async ({
  task,
}) => {
  const page = await visit("/about");
  await trace(page.context());
  await page.getByRole("link").first().focus();
  const failed = { ...task, name: NAME, result: { state: "fail", retryCount: 1 } };
  await mkdir(FOLDER, { recursive: true });
  try {
    await keepEvidence({ task: failed } as unknown as TestContext);
    const folder = resolve(FOLDER, `${NAME.replaceAll(" ", "-")}-1`);
    expect((await readdir(folder)).sort()).toEqual(["1.html", "1.png", "1.txt", "trace-1.zip"]);
    expect(await readFile(resolve(folder, "1.txt"), "utf8")).toMatch(/\/about$/m);
    // A zip archive with more than its directory in it.
    const archive = await readFile(resolve(folder, "trace-1.zip"));
    expect([archive.toString("latin1", 0, 2), archive.length > 1000]).toEqual(["PK", true]);
  } finally {
    await rm(FOLDER, { recursive: true });
  }
});
