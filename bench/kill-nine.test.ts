import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { judge } from "./kill-nine-verdict.ts";

test("no answered write is lost when app and database are killed", async () => {
  const bench = join(import.meta.dirname, "kill-nine.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [bench, "--rounds", "3"]);
  expect(stdout).toMatch(/^kill -9: 3 rounds, [1-9]\d+ answered writes, 0 lost, 0 doubled/);
});

test("a missing row, a changed row and an id given out twice are seen", () => {
  const [one, two] = [
    { id: "1", token: "a" },
    { id: "2", token: "b" },
  ];
  expect(judge([one, two], [two, one])).toEqual({ lost: 0, twice: 0 });
  expect(judge([one, two], [two])).toEqual({ lost: 1, twice: 0 });
  expect(judge([one], [{ id: "1", token: "z" }])).toEqual({ lost: 1, twice: 0 });
  expect(judge([one, { id: "1", token: "z" }], [one])).toEqual({ lost: 1, twice: 1 });
  expect(judge([one], [one, one])).toEqual({ lost: 0, twice: 1 });
});
