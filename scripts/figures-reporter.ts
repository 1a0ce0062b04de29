import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Figures, SecondTry } from "./test-verdict.ts";

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

function secondTry(test: TestCase): SecondTry {
  const [first] = test.result().errors ?? [];
  const file = relative(process.cwd(), test.module.moduleId);
  return { name: test.fullName, file, reason: firstLine(first?.message ?? "") };
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
