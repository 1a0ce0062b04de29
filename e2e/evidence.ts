import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { TestContext } from "vitest";
import { NOWHERE } from "./windows.ts";

const FOLDER = resolve(import.meta.dirname, "../.failed");
const PATIENCE = { timeout: 5000 };

const watched = new Set<Browser>();
/** The pages of this browser are kept when a journey fails. */
export function watch(browser: Browser): Browser {
  watched.add(browser);
  browser.once("disconnected", () => watched.delete(browser));
  return browser;
}

const openPages = () =>
  [...watched]
    .flatMap((browser) => browser.contexts().flatMap((context) => context.pages()))
    .filter((page) => !page.url().endsWith(NOWHERE));

/** What the page said and asked for since it was opened. */
async function recent(page: Page): Promise<string> {
  const said = await page.consoleMessages({ filter: "since-navigation" });
  const errors = await page.pageErrors({ filter: "since-navigation" });
  const requests = await page.requests();
  return [
    page.url(),
    ...said.map((message) => `${message.type()}: ${message.text()}`),
    ...errors.map(String),
    ...requests.map((request) => {
      const answer = request.existingResponse()?.status() ?? request.failure()?.errorText ?? "no answer";
      return `${answer} ${request.method()} ${request.url()}`;
    }),
  ].join("\n");
}

const traced = new Set<BrowserContext>();
/** Records everything in this window: for repeated tries only, because it costs as much as the journey. */
export async function trace(context: BrowserContext) {
  if (traced.has(context)) return;
  traced.add(context);
  await context.tracing.start({ screenshots: true, snapshots: true });
}

export async function endTrace(context: BrowserContext, path?: string) {
  if (!traced.delete(context)) return;
  await context.tracing.stop(path === undefined ? {} : { path }).catch(() => undefined);
}

/**
 * After a failed journey: each open page as a picture, as HTML, and with its recent messages and requests. If it failed again
 * when it was repeated, also a trace of each window, which `npx playwright-core show-trace` opens.
 */
export async function keepEvidence({ task }: TestContext) {
  if (task.result?.state !== "fail") return;
  const file = task.file.name.split("/").at(-1)?.replace(".test.ts", "") ?? "";
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60);
  const folder = join(FOLDER, file, `${name}-${task.result.retryCount ?? 0}`);
  await mkdir(folder, { recursive: true });
  for (const [index, page] of openPages().entries()) {
    const place = join(folder, String(index + 1));
    // A page that hangs or has crashed shows less; the journey's own error is the one to report.
    await page.screenshot({ path: `${place}.png`, ...PATIENCE }).catch(() => undefined);
    const html = await Promise.race([
      page.content().catch(() => ""),
      new Promise<string>((done) => setTimeout(done, PATIENCE.timeout, "")),
    ]);
    await writeFile(`${place}.html`, html);
    await writeFile(`${place}.txt`, await recent(page).catch(String));
  }
  for (const [index, context] of [...traced].entries())
    await endTrace(context, join(folder, `trace-${index + 1}.zip`));
}
