import { expect, it } from "vitest";
import { withLogo } from "./page-logo.ts";

const page = `<head><link rel="preload" as="image" href="/logo/light.svg"/></head><img src="/logo/light.svg" alt=""/><img src="/media/a.jpg"/>`;

it("inlines a small logo as a data URL, and removes its preload", async () => {
  expect(await withLogo(page, async () => '<svg viewBox="0 0 1 1"/>')).toBe(
    `<head></head><img src="data:image/svg+xml,%3Csvg%20viewBox%3D%220%200%201%201%22%2F%3E" alt=""/><img src="/media/a.jpg"/>`,
  );
});

it("leaves a large or missing logo to the browser", async () => {
  expect(await withLogo(page, async () => "x".repeat(5000))).toBe(page);
  expect(await withLogo(page, async () => undefined)).toBe(page);
});
