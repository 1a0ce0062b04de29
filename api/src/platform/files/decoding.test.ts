import { expect, it } from "vitest";
import { decoding, MOST_WAITING_BYTES } from "./decoding.ts";

it("decodes two at a time, queues others in order, and answers 503 when the queue is full", async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const quarter = Buffer.alloc(MOST_WAITING_BYTES / 4);
  const work = (n: number) =>
    decoding(quarter, async () => {
      begun.push(n);
      await new Promise<void>((end) => ends.push(end));
      if (n === 1) throw new Error("rusak");
      return n;
    });
  const all = Array.from({ length: 8 }, (_, n) => work(n));
  const outcomes = Promise.allSettled(all);
  for (const beyond of all.slice(6))
    await expect(beyond).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  expect(begun).toEqual([0, 1]);
  for (let n = 0; n < 6; n++) {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    expect(begun.length).toBeLessThanOrEqual(n + 2);
    ends[n]?.();
  }
  expect((await outcomes).filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  // Failed and finished work has released its slot.
  await expect(decoding(quarter, async () => "lagi")).resolves.toBe("lagi");
});
