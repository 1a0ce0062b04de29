import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { fingerprint, onceFor } from "./once-for.mjs";

let folder: string;
let times: number;
let there: boolean;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "barakah-once-"));
  times = 0;
  there = false;
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function prepare(print: string, work = () => true) {
  onceFor({
    stamp: join(folder, "made/.stamp"),
    print,
    isThere: () => there,
    work: () => {
      times += 1;
      there = work();
    },
    failed: () => new Error("kurang"),
  });
}

it("runs the work once per fingerprint, and again if its result was deleted", () => {
  prepare("a");
  prepare("a");
  expect(times).toBe(1);
  prepare("b");
  expect(times).toBe(2);
  there = false;
  prepare("b");
  expect(times).toBe(3);
});

it("does not count failed work as done", () => {
  expect(() => prepare("a", () => false)).toThrow("kurang");
  expect(existsSync(join(folder, "made/.stamp"))).toBe(false);
  prepare("a");
  const fails = () => {
    throw new Error("mati listrik");
  };
  expect(() => prepare("b", fails)).toThrow("mati listrik");
  prepare("a");
  expect(times).toBe(4);
});

it("the fingerprint depends on names and contents of files and on the other strings", () => {
  const file = join(folder, "lock");
  writeFileSync(file, "1");
  const first = fingerprint(folder, [file, join(folder, "absent")], ["linux-x64-glibc"]);
  expect(fingerprint(folder, [file], ["linux-x64-glibc"])).toBe(first);
  expect(fingerprint(folder, [file], ["linux-x64-musl"])).not.toBe(first);
  writeFileSync(file, "2");
  expect(fingerprint(folder, [file], ["linux-x64-glibc"])).not.toBe(first);
});
