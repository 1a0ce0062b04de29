import { expect, it } from "vitest";
import { type SecondTry, verdict } from "./test-verdict.ts";

const stumble: SecondTry = {
  name: "the cart > is the same in two tabs",
  file: "e2e/shop.test.ts",
  reason: "Timeout 30000ms exceeded.",
};

it("lets a run pass in which everything passed at once, and ends with the figures", () => {
  expect(verdict({ passed: 12, failed: 0, secondTries: [] }, [])).toEqual({
    ok: true,
    lines: ["12 passed, 0 failed"],
  });
});

it("passes with one retried journey, and prints its name and error", () => {
  const { ok, lines } = verdict({ passed: 12, failed: 0, secondTries: [stumble] }, []);
  expect(ok).toBe(true);
  for (const words of [stumble.file, stumble.name, stumble.reason]) expect(lines.join("\n")).toContain(words);
  expect(lines.at(-1)).toBe("12 passed, 0 failed");
});

it("fails with two retried journeys, and prints both names", () => {
  const other = { ...stumble, name: "another journey" };
  const { ok, lines } = verdict({ passed: 12, failed: 0, secondTries: [stumble, other] }, []);
  expect(ok).toBe(false);
  for (const { name } of [stumble, other]) expect(lines.join("\n")).toContain(name);
});

it.each([
  ["a test failed", { passed: 11, failed: 1, secondTries: [] }, []],
  ["types, lint or the run itself failed", { passed: 12, failed: 0, secondTries: [] }, ["Types"]],
])("fails when %s", (_, figures, failedSteps) => {
  const { ok, lines } = verdict(figures, failedSteps);
  expect(ok).toBe(false);
  for (const step of failedSteps) expect(lines).toContain(`${step}: failed`);
});
