import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "./routes.ts";

/** Folders that app.css leaves out: their styles are loaded below /admin only. */
const OF_STAFF = /^(?:backoffice|treasury|[^/]+\/staff)\//;

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];

it("keeps pages outside /admin out of the folders whose styles only staff load", async () => {
  const outside = (await routes).filter(({ path }) => path !== "admin").flatMap(filesOf);
  expect(outside).toContain("payments/phone/phone-page.tsx");
  expect(outside.filter((file) => OF_STAFF.test(file))).toEqual([]);
});
