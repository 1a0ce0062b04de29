import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const sources = globSync("{web/app,contract/src,api/src,demo/content}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (file) => !/\.(test|fixture)\.tsx?$|^api.src.testing/.test(file),
);

/** Exceptions: sentences of the specification, and texts of banks. */
const AS_GIVEN =
  /Anda (harus mendaftar dan membayar|sudah terdaftar di kelas|berhasil mendaftar kelas|menerima dana)|Kampanye ini telah berakhir\.|atau log masuk sekarang\?|Data Profile (berhasil|gagal) diperbaharui/g;

/** Spellings that are not used. */
const OTHERWISE =
  /\b[Aa]nda\b|\b[Kk]ampanye [a-z]|\b[Ll]og masuk\b|\b(akun|data|sesi) kamu\b|berpindah sendiri|perangkat(mu)? dikeluarkan|diperbaharui|tetikus|[Jj]azakallah|(sedikit|banyak) (\d+|\$\{\w+\}) huruf/g;

it("speaks to people with one voice, in the words that were settled", () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").replace(AS_GIVEN, "").matchAll(OTHERWISE)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
