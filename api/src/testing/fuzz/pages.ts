import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const TABLE = resolve(import.meta.dirname, "../../../../web/app/routes.ts");

/** The addresses of all pages from the web's route table; those of the back office are nested in `admin`. */
export function pageAddresses(): string[] {
  const source = readFileSync(TABLE, "utf8");
  const inside = source.indexOf('route("admin"');
  const outside = source.indexOf("]),", inside);
  const found = [...source.matchAll(/route\(\s*"([^"]+)"/g)].map(({ 1: path = "", index }) => {
    const within = index > inside && index < outside;
    return `/${within ? "admin/" : ""}${path}`;
  });
  return ["/", ...found.filter((path) => path !== "/*")];
}
