import { expect, it } from "vitest";
import { pagePolicy } from "../platform/http/security-headers.ts";
import { pageSources, readConfig } from "./config.ts";
import { policyFor } from "./pages.ts";

function policy(env: Record<string, string>) {
  const config = readConfig(env);
  return pagePolicy({ publicUrl: config.publicUrl, sources: pageSources(config) })({
    script: ["'sha256-one'", "'sha256-two'"],
    style: ["'sha256-three'"],
  });
}

it("allows only scripts from the app's files and inline scripts of the rendered page", () => {
  expect(policy({})).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
  expect(policy({})).toContain("style-src 'self' 'sha256-three';");
  expect(policy({})).not.toMatch(/script-src[^;]*unsafe|google/);
});

it("allows Google's button where it is configured, and nothing else of Google", () => {
  const text = policy({ GOOGLE_CLIENT_ID: "x" });
  expect(text).toContain(
    "script-src 'self' 'sha256-one' 'sha256-two' https://accounts.google.com/gsi/client;",
  );
  expect(text).toContain("style-src 'self' 'sha256-three' https://accounts.google.com/gsi/style;");
  expect(text).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
  expect(text).toContain("frame-src 'self' https://accounts.google.com/gsi/");
  expect(text).not.toContain("googleusercontent");
});

it("allows video players of other sites only if a setting names them", () => {
  expect(policy({})).toContain("frame-src 'self';");
  expect(policy({ VIDEO_EMBED_HOSTS: "youtube-nocookie.com, player.vimeo.com" })).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
  );
  expect(() => policy({ VIDEO_EMBED_HOSTS: "https://vimeo.com/*" })).toThrow(/VIDEO_EMBED_HOSTS/);
});

it("allows WebAssembly only on the ticket scanner", () => {
  expect(policyFor("/panitia/kajian/pindai", policy({}))).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-one'",
  );
  for (const path of ["/", "/panitia/kajian", "/panitia/a/b/pindai", "/tiket/pindai", "/acara/x/daftar"])
    expect(policyFor(path, policy({}))).toBe(policy({}));
});
