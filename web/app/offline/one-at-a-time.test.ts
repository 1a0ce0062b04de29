import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("does once more what was asked for while it was being done", async () => {
  const turns: PromiseWithResolvers<number>[] = [];
  const work = () => {
    const turn = Promise.withResolvers<number>();
    turns.push(turn);
    return turn.promise;
  };
  const first = oneAtATime("kirim", work);
  await expect.poll(() => turns.length).toBe(1);
  const second = oneAtATime("kirim", work);
  expect(await oneAtATime("kirim", work)).toBeUndefined();
  expect(turns).toHaveLength(1);
  turns[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => turns.length).toBe(2);
  turns[1]?.resolve(2);
  expect(await second).toBe(2);
  expect(turns).toHaveLength(2);
});
