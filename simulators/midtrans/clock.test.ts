import { expect, it } from "vitest";
import { manualClock } from "./clock.ts";

it("runs due tasks in order, and no cancelled one", () => {
  const clock = manualClock(new Date(0));
  const done: string[] = [];
  const note = (what: string) => () => done.push(`${what} ${clock.now().getTime()}`);
  clock.after(30, note("late"));
  clock.after(10, () => {
    note("early")();
    clock.after(5, note("planned meanwhile"));
  });
  clock.after(10, note("second"));
  clock.after(20, note("never"))();

  clock.advance(9);
  expect([done, clock.untilNext()]).toEqual([[], 1]);
  clock.advance(16);
  expect(done).toEqual(["early 10", "second 10", "planned meanwhile 15"]);
  clock.advance(100);
  expect(done.at(-1)).toBe("late 30");
  expect([clock.now().getTime(), clock.untilNext()]).toEqual([125, undefined]);
});
