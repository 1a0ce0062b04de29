import { expect, it } from "vitest";
import { problemOf } from "./api-error.ts";

const NGINX = "<html><head><title>413 Request Entity Too Large</title></head></html>";

it("says that a file is too large if a proxy refused it with its own page", () => {
  expect(problemOf(413, NGINX).detail).toMatch(/terlalu besar/);
  expect(
    problemOf(413, '{"detail":"Ukuran file terlalu besar. Maksimal 2MB.","code":"too_large"}').detail,
  ).toBe("Ukuran file terlalu besar. Maksimal 2MB.");
});

it("shows a general sentence for other error pages of a proxy", () => {
  expect(problemOf(502, "<html>").detail).toBe("Terjadi kesalahan. Silakan coba lagi.");
});
