import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Figures, SecondTry } from "./test-verdict.ts";

/** Playwright writes what it waited for below the first line. */
const shortened = (message: string) =>
  stripVTControlCharacters(message).split("\n").slice(0, 4).join(" ").trim();

function secondTry(test: TestCase): SecondTry {
  const [first] = test.result().errors ?? [];
  const file = relative(process.cwd(), test.module.moduleId);
  const place = first?.stacks?.find((frame) => frame.file === test.module.moduleId);
  const where = place ? ` (line ${place.line})` : "";
  return { name: test.fullName, file, reason: shortened(first?.message ?? "") + where };
}

export function figuresOf(modules: readonly TestModule[]): Figures {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === "passed");
  const failed = tests.filter((test) => test.result().state === "failed");
  const again = passed.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
  return { passed: passed.length, failed: failed.length, secondTries: again.map(secondTry) };
}

/** Writes the results for the final summary to the file TEST_FIGURES. */
export default class FiguresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (process.env.TEST_FIGURES) writeFileSync(process.env.TEST_FIGURES, JSON.stringify(figuresOf(modules)));
  }
}
