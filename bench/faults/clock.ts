import { freePort, newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, ask, give, post, ready, signIn } from "./people.ts";
import { found, type Scene } from "./scene.ts";

const DAY = 24 * 3600_000;

/** Shifts the clock of the app's process only; the database keeps the right one, as on another machine. */
const moved = (milliseconds: number) =>
  `data:text/javascript,${encodeURIComponent(`const D = Date, by = ${milliseconds};
globalThis.Date = class extends D { constructor(...a) { if (a.length) super(...a); else super(D.now() + by); } static now() { return D.now() + by; } };`)}`;

export const clock: Scene = {
  name: "the app's clock is a day early or late",
  async run() {
    const findings = [];
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
    return findings;
  },
};
