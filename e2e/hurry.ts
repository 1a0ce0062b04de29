import type { BrowserContext, CDPSession } from "playwright-core";

/** The length of a page's timers in milliseconds, and the length that replaces it. */
export interface Waits {
  timeouts?: Record<number, number>;
  intervals?: Record<number, number>;
  /** By how many milliseconds the clock is wrong. */
  ahead?: number;
}

/** The parts of the home page below the screen are taken over after four seconds, and until then rows of this phone wait too. */
export const LATE_PARTS = { timeouts: { 4000: 200 } };

/**
 * Timers of these lengths are shorter in all pages opened from now on, and the offline code, which a page loads when its visitor has
 * read for a while, comes at once. Unlike with a held clock, time itself is real: copies, scans and sessions have the right age.
 */
export const hurry = (where: BrowserContext, waits: Waits = {}): Promise<unknown> =>
  where.addInitScript(shorten, waits);

/** The same in one page, until the returned function is called. */
export async function hurryPage(protocol: CDPSession, waits: Waits): Promise<() => Promise<void>> {
  await protocol.send("Page.enable");
  const source = `(${shorten})(${JSON.stringify(waits)})`;
  const { identifier } = await protocol.send("Page.addScriptToEvaluateOnNewDocument", { source });
  return async () => {
    await protocol.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    await protocol.send("Page.disable");
  };
}

function shorten({ timeouts = {}, intervals = {}, ahead = 0 }: Waits) {
  const { setTimeout: later, setInterval: again } = window;
  const isOffline = (run: TimerHandler) => String(run).includes("start-offline");
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      later(run, isOffline(run) ? 0 : (timeouts[ms] ?? ms), ...given),
    setInterval: (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      again(run, intervals[ms] ?? ms, ...given),
  });
  if (ahead === 0) return;
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: ConstructorParameters<typeof Date>) {
      if (given.length > 0) super(...given);
      else super(Real.now() + ahead);
    }
    static override now = () => Real.now() + ahead;
  } as DateConstructor;
}
