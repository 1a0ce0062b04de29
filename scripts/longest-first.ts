import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The slowest test files, about half a minute and more on two processors. Starting one of them last would leave a processor
 * idle; durations of earlier runs are not known in a fresh clone.
 */
export const LONG = [
  "api/src/payments/money-property.test.ts",
  "api/src/backoffice/scale.test.ts",
  "api/src/app/alone.test.ts",
  "bench/two-instances.test.ts",
  "api/src/app/preflight.test.ts",
  "api/src/shop/digital/digital.test.ts",
  "api/src/start.test.ts",
  "api/src/payments/qris/pressure.test.ts",
  "e2e/offline.test.ts",
  "e2e/every-page.test.ts",
  "e2e/signal-lost.test.ts",
  "e2e/event-day.test.ts",
  "e2e/giving.test.ts",
  "e2e/treasury-pages.test.ts",
  "e2e/event-life.test.ts",
  "e2e/editor-screens.test.ts",
  "e2e/event-door.test.ts",
  "e2e/shop-buying.test.ts",
  "e2e/statements.test.ts",
  "e2e/shop.test.ts",
  "e2e/catalogue.test.ts",
];

interface Placed {
  project: string;
  file: string;
}

/** Keeps the order of projects; within each, long files first. */
export function longestFirst<File>(files: readonly File[], placeOf: (file: File) => Placed): File[] {
  const ranked = files.map((file) => {
    const { project, file: path } = placeOf(file);
    const rank = LONG.findIndex((long) => path.endsWith(`/${long}`));
    return { file, project, rank: rank < 0 ? LONG.length : rank };
  });
  const projects = [...new Set(ranked.map(({ project }) => project))];
  return projects.flatMap((project) =>
    ranked
      .filter((one) => one.project === project)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ file }) => file),
  );
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return longestFirst(sorted, ({ project, moduleId }) => ({ project: project.name, file: moduleId }));
  }
}
