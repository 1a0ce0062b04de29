import { expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

it("lets one after the other work, in the order of their coming, also after a failure", async () => {
  const of = {};
  const seen: string[] = [];
  const go = Promise.withResolvers<void>();
  const first = inTurn(of, "a", async () => {
    seen.push("first begins");
    await go.promise;
    seen.push("first ends");
    throw new Error("failed");
  });
  const second = inTurn(of, "a", async () => seen.push("second"));
  await inTurn(of, "b", async () => seen.push("another key"));
  await inTurn({}, "a", async () => seen.push("another database"));
  go.resolve();
  await expect(first).rejects.toThrow("failed");
  await second;
  expect(seen).toEqual(["first begins", "another key", "another database", "first ends", "second"]);
});
