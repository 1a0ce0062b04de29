import { expect, it } from "vitest";
import { createLog, terminalLine } from "./log.ts";

const TIME = new Date(2026, 0, 2, 3, 4, 5).getTime();
const line = (entry: object) => terminalLine(JSON.stringify({ level: 30, time: TIME, ...entry }));

it("is readable", () => {
  const request = { pid: 1, hostname: "x", reqId: "r", method: "POST", path: "/api/x", status: 201 };
  expect(line({ ...request, milliseconds: 12, msg: "request" })).toBe(
    "03:04:05 info  request method=POST path=/api/x status=201 milliseconds=12\n",
  );
});

it("shows where an error came from", () => {
  const stack = "Error: rusak\n    at f (a.ts:1:1)";
  expect(line({ level: 50, msg: "gagal", err: { message: "rusak", stack } })).toBe(
    `03:04:05 ERROR gagal\n${stack}\n`,
  );
});

it("replaces control characters by spaces", () => {
  expect(line({ msg: "a\u001b[2Jb", path: "/\nc" })).toBe("03:04:05 info  a [2Jb path=/ c\n");
});

it("is used only for a terminal", () => {
  const written: string[] = [];
  const output = { isTTY: true, write: (text: string) => written.push(text) };
  createLog("info", output as unknown as NodeJS.WriteStream).info({ migration: "1" }, "migrated");
  expect(written.join("")).toMatch(/^\d\d:\d\d:\d\d info {2}migrated migration=1\n$/);
});
