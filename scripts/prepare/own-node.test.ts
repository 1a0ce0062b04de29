import { chmodSync, cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { carriedNode, chooseNode, installNode, isNewEnough, linkNode } from "./own-node.mjs";

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), "barakah-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A fake Node. */
function program(path: string, script: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

it("prefers the Node of the npm package to the host's", () => {
  const folder = project();
  const carried = program(carriedNode(folder), "echo v24.21.0");
  const host = program(join(folder, "host"), "echo v24.1.0");
  expect(chooseNode(folder, host)).toBe(carried);
});

it.each([
  ["is not there", undefined],
  ["is for another machine", "exit 126"],
  ["is older", "echo v22.1.0"],
])("takes the host's when the carried one %s", (_what, script) => {
  const folder = project();
  if (script) program(carriedNode(folder), script);
  expect(chooseNode(folder, process.execPath)).toBe(process.execPath);
});

it("says in one sentence what to install if neither is new enough", () => {
  const folder = project();
  const host = program(join(folder, "host"), "echo v18.20.8");
  expect(() => chooseNode(folder, host)).toThrow(/^Node 24 or newer is needed: .*Install Node 24/);
});

it("reports that Node could not be fetched, although npm succeeded", () => {
  const folder = project();
  cpSync(join(import.meta.dirname, "node"), join(folder, "scripts/prepare/node"), { recursive: true });
  // Run as npm it succeeds without fetching anything, as npm does with an optional package.
  const host = program(join(folder, "host"), "echo v18.20.8");
  vi.stubEnv("npm_execpath", "/npm-cli.js");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => installNode(folder, host)).toThrow(/^Node \d+\.\d+\.\d+ could not be fetched/);
});

it("accepts a program as Node only if it runs and prints its version", () => {
  const folder = project();
  expect(isNewEnough(join(folder, "nothing"))).toBe(false);
  expect(isNewEnough(program(join(folder, "talks"), "echo v24.0.0; exit 1"))).toBe(false);
  expect(isNewEnough(process.execPath)).toBe(true);
});

it("changes the link if another Node is chosen", () => {
  const folder = project();
  for (const node of ["/a/node", "/b/node", "/b/node"]) {
    linkNode(folder, node);
    expect(readlinkSync(join(folder, ".cache/bin/node"))).toBe(node);
  }
});
