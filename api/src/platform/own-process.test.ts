import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { inOwnProcess } from "./own-process.ts";

const LIMITS = { seconds: 20, megabytes: 32 };
const OWN = new URL("./own-process.ts", import.meta.url).href;

function ask(work: string, question: object, limits = LIMITS) {
  const folder = mkdtempSync(join(tmpdir(), "barakah-own-process-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "work.mjs");
  writeFileSync(file, `import { answerOnce } from "${OWN}"; answerOnce(async (asked) => { ${work} });`);
  return inOwnProcess(pathToFileURL(file), question, limits);
}

it("returns the answer of the other process, bytes as bytes", async () => {
  const asked = { bytes: Uint8Array.of(1, 2, 3) };
  expect(await ask("return { bytes: asked.bytes.reverse() }", asked)).toEqual({
    bytes: Uint8Array.of(3, 2, 1),
  });
});

it("ends a process that takes too long, fails or fills its memory", async () => {
  expect(await ask("for (;;);", {}, { ...LIMITS, seconds: 0.5 })).toBeUndefined();
  expect(await ask("throw new Error()", {})).toBeUndefined();
  expect(await ask("const all = []; for (;;) all.push(new Array(1000).fill(1))", {})).toBeUndefined();
});

it("gives the process no settings, and does not allow it to write files or start programs", async () => {
  expect(await ask("return Object.keys(process.env)", {})).not.toContain("PATH");
  const refused = { code: "ERR_ACCESS_DENIED" };
  const writing = 'const { writeFileSync } = await import("node:fs"); ';
  const starting = 'const { execFileSync } = await import("node:child_process"); ';
  const tell = (act: string) => `try { ${act} } catch (error) { return { code: error.code } } return {}`;
  expect(await ask(`${writing}${tell('writeFileSync("/tmp/x", "")')}`, {})).toEqual(refused);
  expect(await ask(`${starting}${tell('execFileSync("true")')}`, {})).toEqual(refused);
});
