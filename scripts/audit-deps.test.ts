import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { audit, packagesIn } from "./audit-deps.mjs";

const LOCK = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/kuda": { version: "1.2.3" },
    "node_modules/lain/node_modules/kuda": { version: "2.0.0" },
    "node_modules/sendiri": { version: "1.0.0", link: true },
  },
};

/** A registry with one vulnerable version, which records requests. */
async function registry(bad: object) {
  const asked: string[] = [];
  const server = createServer(async (request, answer) => {
    const body = (await request.toArray()).join("");
    asked.push(`${request.url} ${body}`);
    answer.end(JSON.stringify(bad));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => server.close(),
  };
}

it("asks the registry about every version, and fails on an advisory", async () => {
  const kuda = [
    { severity: "high", title: "Lari sendiri", vulnerable_versions: "<2", url: "https://x.example" },
  ];
  const bad = await registry({ kuda });
  const { lines, code } = await audit(LOCK, bad.url);
  bad.close();
  expect(bad.asked).toEqual(['/-/npm/v1/security/advisories/bulk {"kuda":["1.2.3","2.0.0"]}']);
  expect([code, lines[0]]).toEqual([1, "high: kuda 1.2.3,2.0.0 (<2): Lari sendiri https://x.example"]);
});

it("says that nothing is known, and plainly when nothing could be asked", async () => {
  const good = await registry({});
  expect((await audit(LOCK, good.url)).code).toBe(0);
  good.close();
  const unreachable = await audit(LOCK, "http://127.0.0.1:1");
  expect([unreachable.code, unreachable.lines[0]]).toEqual([2, expect.stringContaining("NOT CHECKED")]);
  expect(packagesIn(LOCK)).toEqual({ kuda: ["1.2.3", "2.0.0"] });
});

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

it.each([
  ["../package-lock.json", 100],
  ["prepare/node/package-lock.json", 2],
])("names every package in %s by its hash, and no registry", (file, least) => {
  const lock = readFileSync(resolve(import.meta.dirname, file), "utf8");
  const packages = Object.entries<Locked>(JSON.parse(lock).packages);
  const others = packages.filter(([path, { link }]) => path.includes("node_modules/") && !link);
  expect(others.length).toBeGreaterThan(least);
  expect(
    others.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path),
  ).toEqual([]);
  expect(others.filter(([, { resolved }]) => resolved)).toEqual([]);
});
