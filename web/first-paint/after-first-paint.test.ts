import { expect, it } from "vitest";
import { afterFirstPaint } from "./after-first-paint.ts";

const page = (start: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/><link rel="icon" href="/i.svg"/></head><body>${start}</body></html>`;
const START = `<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.modules = {"root":route0,"page":route1};

import("/assets/entry.js");</script>`;

it("loads no module in the head", () => {
  expect(afterFirstPaint(page(START))).toContain('<head><link rel="icon" href="/i.svg"/></head>');
});

it("starts the same program later, from an ordinary script of the same page", () => {
  const html = afterFirstPaint(page(START));
  expect(html).toContain('<script nonce="n">(');
  expect(html).not.toContain('module" async');
  expect(html).toContain('["/assets/a.js","/assets/b.js"]');
  expect(html).toContain(
    'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/page.js")]).then(([,route0,route1])=>{',
  );
  expect(html).toMatch(/window\.modules = .*import\("\/assets\/entry\.js"\);\}\)/s);
});

it("is a program that browsers understand", () => {
  const script = /<script[^>]*>(.*)<\/script>/s.exec(afterFirstPaint(page(START)))?.[1] ?? "";
  expect(() => new Function(script)).not.toThrow();
});

it("leaves a page without scripts as it is", () => {
  expect(afterFirstPaint("<html><body>Isi</body></html>")).toBe("<html><body>Isi</body></html>");
});

it("marks a page with a largest picture until that one is there, and no other page", () => {
  const marked = afterFirstPaint(page(`<img fetchPriority="high" src="/a.jpg"/>${START}`));
  expect(marked).toContain('<body><script nonce="n">(function(){');
  expect(marked).toContain('document.body.removeAttribute("data-first")');
  expect(afterFirstPaint(page(`<img src="/a.jpg"/>${START}`))).toContain("<body><img");
});
