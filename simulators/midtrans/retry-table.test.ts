import { expect, it } from "vitest";
import { nextTryAfter, type Reply } from "./retry-table.ts";

const MINUTE = 60_000;

function waits(reply: Reply): number[] {
  const all: number[] = [];
  for (let tries = 1; ; tries++) {
    const wait = nextTryAfter(reply, tries);
    if (wait === undefined) return all;
    all.push(wait / MINUTE);
  }
}

it.each<[Reply, number[]]>([
  [200, []],
  [204, []],
  [301, []],
  [302, []],
  [303, []],
  [500, [2]],
  [400, [2, 10]],
  [404, [2, 10]],
  [503, [2, 10, 30, 90]],
  [401, [2, 10, 30, 90, 210]],
  [502, [2, 10, 30, 90, 210]],
  ["timeout", [2, 10, 30, 90, 210]],
  ["unreachable", [2, 10, 30, 90, 210]],
])("after %s it tries again after %j minutes", (reply, minutes) => {
  expect(waits(reply)).toEqual(minutes);
});
