import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hashPage, pageTag } from "./hashed-page.ts";

const MARK = "mark-that-no-content-contains";
const own = ` nonce="${MARK}"`;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("names the page's own scripts and styles by their hashes, each once", () => {
  const { hashes } = hashPage(
    `<style${own}>p{}</style><script${own}>1</script><script${own} type="module">\n2</script><script${own}>1</script>`,
    MARK,
  );
  expect(hashes).toEqual({ script: [hashOf("1"), hashOf("\n2")], style: [hashOf("p{}")] });
});

it("does not name scripts and styles inside the content", () => {
  const foreign = `<script>steal()</script><script nonce="guess">steal()</script><style>p{}</style>`;
  expect(hashPage(`${foreign}<script${own}>1</script>`, MARK)).toEqual({
    html: `${foreign}<script>1</script>`,
    hashes: { script: [hashOf("1")], style: [] },
  });
});

it("leaves no marker in the page", () => {
  const { html } = hashPage(`<link${own} rel="icon"/><script${own}>1</script>`, MARK);
  expect(html).toBe(`<link rel="icon"/><script>1</script>`);
});

it("gives every rendering its own tag, so that a policy never allows another rendering's scripts", () => {
  expect(pageTag()).not.toBe(pageTag());
});
