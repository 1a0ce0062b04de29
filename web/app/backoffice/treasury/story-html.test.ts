import { expect, it } from "vitest";
import { storyHtml } from "./story-html.ts";

it("makes paragraphs and lines of typed text, and markup of nothing", () => {
  expect(storyHtml("Satu\ndua\n\n  Tiga <b>& empat")).toBe(
    "<p>Satu<br>dua</p><p>Tiga &lt;b&gt;&amp; empat</p>",
  );
  expect(storyHtml("  ")).toBe("");
});
