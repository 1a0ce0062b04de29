import { describe, expect, it } from "vitest";
import { breachesIn } from "./breaches.ts";

const from = (...names: string[]) => names.map((name) => `import { x } from "${name}";`).join("\n");
const breaches = (files: Record<string, string>) =>
  breachesIn(Object.entries(files).map(([path, text]) => ({ path, text })));

describe("a violation is reported if", () => {
  it.each([
    [
      "a folder imports one that may import it",
      "api/src/payments/pay.ts",
      "../charity/index.ts",
      "does not stand on",
    ],
    [
      "a feature imports another one that is paid for",
      "api/src/shop/cart.ts",
      "../academy/index.ts",
      "does not stand on",
    ],
    ["the same in the web", "web/app/charity/gift.tsx", "../shop/index.ts", "does not stand on"],
    ["ui imports a feature", "web/app/ui/card.tsx", "../accounts/index.ts", "does not stand on"],
    ["the API imports the web", "api/src/app/pages.ts", "../../../web/app/root.tsx", "does not stand on web"],
    [
      "the web imports the API",
      "web/app/shop/cart.ts",
      "../../../api/src/shop/index.ts",
      "does not stand on api",
    ],
    [
      "the contract imports the API",
      "contract/src/a.ts",
      "../../api/src/platform/b.ts",
      "does not stand on api",
    ],
    [
      "a simulator imports the API",
      "simulators/google/index.ts",
      "../../api/src/platform/a.ts",
      "not stand on",
    ],
    ["the demo imports the API", "demo/content/a.ts", "../../api/src/platform/a.ts", "does not stand on api"],
    [
      "a feature imports a simulator",
      "api/src/payments/a.ts",
      "../../../simulators/midtrans/a.ts",
      "not stand on",
    ],
    [
      "a feature imports the demo",
      "api/src/shop/a.ts",
      "../../../demo/seed/seed.ts",
      "does not stand on demo",
    ],
    [
      "a feature is not imported by its index.ts",
      "api/src/shop/cart.ts",
      "../payments/states.ts",
      "only by its index.ts",
    ],
    [
      "the product imports what is for tests",
      "api/src/shop/cart.ts",
      "../testing/builders.ts",
      "only tests may import",
    ],
    ["the contract imports an unlisted package", "contract/src/a.ts", "kysely", "imports only zod"],
  ])("%s", (_, path, name, said) => {
    expect(breaches({ [path]: from(name) })).toEqual([expect.stringContaining(said)]);
    expect(breaches({ [path]: `export const x = () => import("${name}");` })).toHaveLength(1);
  });

  it.each([
    ["a use case queries a table", "api/src/shop/cart.ts", 'tx.selectFrom("cart_line")', "query files"],
    ["a use case runs SQL", "api/src/shop/cart.ts", "await sql<Row>`select 1`.execute(tx)", "query files"],
    ["a page calls fetch itself", "web/app/shop/cart.ts", 'await fetch("/api/cart/")', "typed client"],
    ["a feature reads the environment", "api/src/shop/cart.ts", "const { PORT } = process.env;", "one place"],
  ])("%s", (_, path, text, said) => {
    expect(breaches({ [path]: text })).toEqual([expect.stringContaining(said)]);
  });

  it("files import each other in a cycle, also if they import only types", () => {
    const files = {
      "api/src/shop/a.ts": 'import type { B } from "./b.ts";',
      "api/src/shop/b.ts": from("./a.ts"),
    };
    expect(breaches(files)).toEqual([expect.stringContaining("Files in a circle: api/src/shop/a.ts →")]);
  });

  it("folders import each other in a cycle, although their files do not", () => {
    const shop = "web/app/shop";
    const files = {
      [`${shop}/cart/line.ts`]: from("../orders/order.ts"),
      [`${shop}/orders/order.ts`]: "",
      [`${shop}/orders/again.ts`]: from("../cart/add.ts"),
      [`${shop}/cart/add.ts`]: "",
    };
    const way = `${shop}/cart → ${shop}/orders → ${shop}/cart`;
    expect(breaches(files)).toEqual([`Folders in a circle: ${way}`]);
  });
});

it("the allowed imports are not reported, and tests may import everything", () => {
  expect(
    breaches({
      "contract/src/shop/cart.ts": from("zod", "../locale.ts"),
      "api/src/backoffice/today/list.ts": from(
        "../../shop/index.ts",
        "../../platform/audit.ts",
        "@barakah/contract",
      ),
      "api/src/shop/queries/cart.ts": 'tx.selectFrom("cart_line")',
      "api/src/app/build-app.ts": from("../shop/index.ts", "../../../simulators/google/index.ts"),
      "demo/seed/seed.ts": from("../../api/src/payments/index.ts", "../content/campaigns.ts"),
      "web/app/community/home.tsx": from(
        "../shop/index.ts",
        "../ui/card.tsx",
        "@barakah/contract/platform/locale",
      ),
      "api/src/shop/cart.test.ts": from("../academy/queries/enrolments.ts", "../testing/builders.ts"),
    }),
  ).toEqual([]);
});

it("a public page may not import staff pages, but they may import it", () => {
  const page = (path: string, to: string) => breaches({ [path]: from(to) }).join();
  expect(page("web/app/events/event-page.tsx", "./staff/event-form.ts")).toContain("does not stand on");
  expect(page("web/app/events/staff/crew-page.tsx", "../event-words.ts")).toBe("");
});

describe("staff endpoints", () => {
  const declared = (feature: string) => ({
    [`contract/src/${feature}/staff-rooms.ts`]:
      'export const listRooms = endpoint("GET /api/admin/rooms/", {});',
  });
  const served = (feature: string) => ({
    [`api/src/${feature}/routes.ts`]: "serve(app, contract.listRooms, () => [])",
  });
  const called = (feature: string) => ({
    [`web/app/${feature}/staff/queries.ts`]: 'read("GET /api/admin/rooms/")',
  });

  it("have one feature in contract, api and web", () => {
    expect(breaches({ ...declared("events"), ...served("events"), ...called("events") })).toEqual([]);
    expect(breaches({ ...declared("events"), ...served("shop") }).join()).toContain("served by shop");
    expect(breaches({ ...declared("events"), ...served("events"), ...called("shop") }).join()).toContain(
      "called only by shop",
    );
  });

  it("may be called by other features too", () => {
    expect(
      breaches({ ...declared("events"), ...served("events"), ...called("events"), ...called("articles") }),
    ).toEqual([]);
  });

  it("of a feature are not in the folder of the back office", () => {
    expect(breaches({ "api/src/backoffice/orders/routes.ts": "" }).join()).toContain(
      "belongs to the feature",
    );
  });
});
