import { expect, it } from "vitest";
import { imports } from "./imports.ts";

const sources: Record<string, { code: string; importedIds: string[] }> = {
  "/app/page.tsx": {
    code: 'import { Card, list as cards } from "./shop/index.ts";\nimport "./page.css";\nimport { useState } from "react";',
    importedIds: ["/app/shop/index.ts", "/app/page.css", "/node_modules/react/index.js"],
  },
  "/app/lazy-page.tsx": {
    code: 'import {Later} from "./shop/index.ts"',
    importedIds: ["/app/shop/index.ts"],
  },
  "/app/whole-page.tsx": {
    code: '// Not import { Card } from "./shop/index.ts"\nimport * as shop from "./shop/index.ts";\nconst said = \'export { all } from "./list.ts"\';',
    importedIds: ["/app/shop/index.ts"],
  },
  "/app/broken-page.tsx": { code: "import { Card from './shop/index.ts'", importedIds: [] },
  "/app/shop/index.ts": {
    code: 'import { lazy } from "react";\nexport {\n  Card,\n} from "./card.tsx";\nexport { all as list } from "./list.ts";\nexport { Unused } from "./unused.tsx";\nexport const Later = lazy(() => import("./later.tsx"));',
    importedIds: [
      "/node_modules/react/index.js",
      "/app/shop/card.tsx",
      "/app/shop/list.ts",
      "/app/shop/unused.tsx",
    ],
  },
};
const importsOf = imports((id) => (sources[id] ? { id, ...sources[id] } : null));

it("follows an index.ts to the files that define the imported names", () => {
  expect(importsOf("/app/page.tsx")).toEqual([
    "/app/shop/card.tsx",
    "/app/shop/list.ts",
    "/app/page.css",
    "/node_modules/react/index.js",
  ]);
});

it("imports only the index.ts for names that it defines itself", () => {
  expect(importsOf("/app/lazy-page.tsx")).toEqual(["/app/shop/index.ts"]);
  expect(importsOf("/app/shop/index.ts")).toEqual(["/node_modules/react/index.js"]);
});

it("imports the index.ts if a module imports it as a namespace; comments and strings do not count", () => {
  expect(importsOf("/app/whole-page.tsx")).toEqual(["/app/shop/index.ts"]);
});

it("fails at a module that cannot be parsed", () => {
  expect(() => importsOf("/app/broken-page.tsx")).toThrow("/app/broken-page.tsx cannot be read");
});
