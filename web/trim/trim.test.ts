import { expect, it } from "vitest";
import { trim } from "./trim.ts";

it("takes out what is never called, and lets it say so", () => {
  const code = trim("export function fetch(key) { return key + 1; }", { fetch: "unused" });
  expect(code).toBe('export function fetch(key) {throw Error("fetch")}');
});

it("lets a function do nothing, or only what is ever reached", () => {
  const code =
    "function idle() { save(); } function path(opts) {\n\tif (!opts) return 1;\n\treturn long(opts);\n}";
  expect(trim(code, { idle: "idle", path: { upTo: "if (!opts) return 1;" } })).toBe(
    "function idle() {} function path(opts) {\n\tif (!opts) return 1;}",
  );
});

it("puts another part in the place of one", () => {
  const code = trim("function load() { try { go(); } catch { say(); reload(); } }", {
    load: { from: "say(", to: "reload();", becomes: "leave();" },
  });
  expect(code).toBe("function load() { try { go(); } catch { leave(); } }");
  expect(() =>
    trim("function load() {} reload();", { load: { from: "reload", to: "reload();", becomes: "" } }),
  ).toThrow("reload();");
});

it("drops words for developers and keeps what a condition does", () => {
  const code =
    'warning(ok, "Say `no`"); console.warn("No"); invariant(check(), "Expected"); Link.displayName = "Link";';
  expect(trim(code)).toBe("; ; invariant(check()); ;");
});

it("lets a component go that nobody imports", () => {
  expect(trim("const Form = React.forwardRef(draw);")).toBe(
    "const Form = /* @__PURE__ */ React.forwardRef(draw);",
  );
});

it("cuts nothing that is not as it was read", () => {
  expect(() => trim("function other() {}", { fetch: "unused" })).toThrow("fetch");
  expect(() => trim("function path() { return 2; }", { path: { upTo: "return 1;" } })).toThrow("return 1;");
});

it("leaves what stands inside a cut function to the cut", () => {
  expect(trim('function a() { invariant(x, "y"); }', { a: "idle" })).toBe("function a() {}");
});
