import { type Browser, errors, type Locator } from "playwright-core";

/**
 * Playwright looks for an element after 20, 70, 170 and 270 ms and from then on every 500 ms, but every 100 ms within a time
 * limit below 2.5 seconds. So a long wait is made of short ones: a journey waits hundreds of times, a quarter of a second
 * too long each.
 */
const SHORT_MS = 2000;
/** After that many short waits an ordinary one follows, with the page's own time limit. */
const SHORT_WAITS = 5;

type WaitOptions = Parameters<Locator["waitFor"]>[0];
type Action = (this: Locator, ...args: unknown[]) => Promise<unknown>;

/** They wait until their element is visible. */
const ACTIONS = ["click", "dblclick", "tap", "hover", "fill", "check", "uncheck", "selectOption"] as const;

let isPatched = false;

/** From now on the pages of all browsers look often for what they wait for. */
export async function lookOften(browser: Browser) {
  if (isPatched) return;
  isPatched = true;
  const page = await browser.newPage();
  change(Object.getPrototypeOf(page.locator("html")));
  await page.close();
}

/** What all locators do. Playwright does not export their class. */
function change(all: Locator) {
  const waitFor = all.waitFor;

  /** False if it has not come within the short waits. */
  async function came(locator: Locator, options: WaitOptions): Promise<boolean> {
    const until = Date.now() + Math.min(SHORT_MS * SHORT_WAITS, options?.timeout || Number.POSITIVE_INFINITY);
    while (until - Date.now() > SHORT_MS) {
      try {
        await waitFor.call(locator, { ...options, timeout: SHORT_MS });
        return true;
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error;
      }
    }
    return false;
  }

  all.waitFor = async function (this: Locator, options) {
    const began = Date.now();
    if (await came(this, options)) return;
    const left = options?.timeout && Math.max(1, options.timeout - (Date.now() - began));
    return waitFor.call(this, { ...options, ...(left && { timeout: left }) });
  };
  const actions = all as unknown as Record<(typeof ACTIONS)[number], Action>;
  for (const name of ACTIONS) {
    const act = actions[name];
    actions[name] = async function (this: Locator, ...args) {
      await came(this, {});
      return act.apply(this, args);
    };
  }
}
