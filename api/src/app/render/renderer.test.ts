import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Renderer } from "./renderer.ts";

/** A build whose pages show API answers; one page ends the thread, another fails. */
const BUILD = `export const createWeb = ({ origin, callApi }) => ({
  async render({ path, nonce }) {
    if (path === "/mati") process.exit(1);
    if (path === "/rusak") throw new Error("tidak bisa");
    const { body } = await callApi("/api" + path, { method: "GET", headers: {} });
    return { status: 200, headers: {}, html: '<script nonce="' + nonce + '">1</script>' + origin + body };
  },
});`;

const visitor = new AsyncLocalStorage<string>();
let folder: string;
let renderer: Renderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "barakah-render-"));
  const build = join(folder, "index.mjs");
  await writeFile(build, BUILD);
  renderer = new Renderer({
    build,
    origin: "https://contoh.id",
    async callApi({ path }) {
      if (path === "/api/gagal") throw new Error("tidak ada jawaban");
      return { status: 200, headers: {}, body: `${path} untuk ${visitor.getStore()}` };
    },
  });
});

afterAll(async () => {
  await renderer.stop();
  await rm(folder, { recursive: true });
});

async function show(path: string) {
  const { html, hashes } = await renderer.render({ path, nonce: "tanda" });
  return { text: new TextDecoder().decode(html), hashes };
}

it("calls the API in the context of the page's visitor, also for many visitors at once", async () => {
  const names = ["Aisyah", "Budi", "Citra"];
  const pages = await Promise.all(names.map((name) => visitor.run(name, () => show(`/${name}`))));
  expect(pages.map(({ text }) => text)).toEqual(
    names.map((name) => `<script>1</script>https://contoh.id/api/${name} untuk ${name}`),
  );
  expect(pages[0]?.hashes.script).toHaveLength(1);
});

it("compresses a page that is cached in the worker thread", async () => {
  const { html, length } = await renderer.render({ path: "/kemas", nonce: "tanda", packed: true });
  const plain = brotliDecompressSync(html);
  expect(plain.toString()).toContain("/api/kemas");
  expect(length).toBe(plain.length);
});

it("reports why a page could not be rendered, and renders the next", async () => {
  await expect(show("/rusak")).rejects.toMatchObject({ cause: { message: "tidak bisa" } });
  await expect(show("/gagal")).rejects.toMatchObject({ cause: { message: "tidak ada jawaban" } });
  expect((await show("/baik")).text).toContain("/api/baik");
});

it("starts a new thread after one has ended, and leaves no caller waiting", async () => {
  const waiting = await Promise.allSettled([show("/mati"), show("/lain")]);
  expect(waiting.map(({ status }) => status)).toContain("rejected");
  expect((await show("/lagi")).text).toContain("/api/lagi");
});

it("reports at the start that the web build is missing", async () => {
  const empty = new Renderer({
    build: join(folder, "tidak-ada.mjs"),
    origin: "",
    callApi: () => Promise.reject(new Error("nobody asks")),
  });
  await expect(empty.start()).rejects.toThrow("tidak-ada.mjs");
});
