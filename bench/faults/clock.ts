import { freePort } from "../../api/src/testing/free-port.ts";
import { newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, ask, give, post, ready, signIn } from "./people.ts";
import { type Finding, found, type Scene } from "./scene.ts";

const DAY = 24 * 3600_000;

/**
 * Shifts the clock of the app's process only; the database keeps the right one, as on another machine. SIGUSR2 lets it
 * jump to a day ahead, and the next one to a day behind.
 */
const moved = (milliseconds: number) =>
  `data:text/javascript,${encodeURIComponent(`const D = Date; let by = ${milliseconds};
process.on("SIGUSR2", () => { by = by > 0 ? -${DAY} : ${DAY}; });
globalThis.Date = class extends D { constructor(...a) { if (a.length) super(...a); else super(D.now() + by); } static now() { return D.now() + by; } };`)}`;

/** A gift and its approval, by a treasurer who may have signed in before the jump. */
async function works(url: string, slug: string, treasurer: Record<string, string> | undefined) {
  const gift = await give(url, slug);
  const approve = `${url}/api/admin/payments/${gift.body.order_id}/approve/`;
  const approved = await post(approve, { lines: [] }, treasurer);
  return { gift: gift.status, approved: approved.status };
}

async function jumps(data: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const app = await startApp({ data, port: await freePort(), node: ["--import", moved(0)] });
  const slug = await aCampaign(app.url);
  const early = await signIn(app.url, "bendahara");
  for (const name of ["a day forward", "two days back"]) {
    app.process.kill("SIGUSR2");
    const before = await works(app.url, slug, early);
    const after = await works(app.url, slug, await signIn(app.url, "bendahara"));
    const truth = await ready(app.url);
    findings.push(
      found(
        `it jumps ${name} while running: gift ${after.gift}; approving with the sign-in from before ${before.approved}, after a new one ${after.approved}; /readyz ${truth}`,
        before.gift === 201 &&
          after.gift === 201 &&
          after.approved === 200 &&
          truth === 200 &&
          [200, 401].includes(before.approved),
      ),
    );
  }
  await stopApp(app);
  return findings;
}

export const clock: Scene = {
  name: "the app's clock is a day early or late",
  async run() {
    const findings: Finding[] = [];
    const data = await newFolder();
    for (const [name, by] of [
      ["late", -DAY],
      ["early", DAY],
    ] as const) {
      const app = await startApp({ data, port: await freePort(), node: ["--import", moved(by)] });
      const slug = await aCampaign(app.url);
      const gift = await give(app.url, slug);
      const treasurer = await signIn(app.url, "bendahara");
      const reading = treasurer && (await ask(`${app.url}/api/admin/payments/`, { headers: treasurer }));
      const approve = `${app.url}/api/admin/payments/${gift.body.order_id}/approve/`;
      const approved = await post(approve, { lines: [] }, treasurer);
      const truth = await ready(app.url);
      await stopApp(app);
      findings.push(
        found(
          `a day ${name}: gift ${gift.status}, signed in and read ${reading?.status}, approved ${approved.status}, /readyz ${truth}`,
          gift.status === 201 && reading?.status === 200 && approved.status === 200 && truth === 200,
        ),
      );
    }
    return [...findings, ...(await jumps(data))];
  },
};
