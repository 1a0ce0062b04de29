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

/** Words, spellings and phrases that texts must not contain. */
const OTHERWISE =
  /\b[Aa]nda\b|\b[Kk]ampanye [a-z]|\b[Ll]og masuk\b|\b(akun|data|sesi) kamu\b|berpindah sendiri|perangkat(mu)? dikeluarkan|diperbaharui|tetikus|[Jj]azakallah|(sedikit|banyak) (\d+|\$\{\w+\}) huruf/g;

it("addresses people as 'kamu', and uses no word that was ruled out", () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").replace(AS_GIVEN, "").matchAll(OTHERWISE)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

/** The last table of the glossary: the word on screen, and the words that must not replace it. */
const oneWord = [
  ...readFileSync(join(ROOT, "docs/glossary.md"), "utf8")
    .split("## One word on screen")
    .slice(-1)
    .join("")
    .matchAll(/^\| (?!On screen)([^|-][^|]*) \| ([^|]+) \|/gm),
].map(([, word = "", never = ""]) => ({ word, never: never.split(", ") }));

/** Exceptions: a name in the law, patterns for column names of imported files, and code for the Islamic calendar. */
const LEFT_OUT =
  /[Aa]mil(?: perseorangan)?,? dengan pemberitahuan|known: \/.*|new Intl\.DateTimeFormat\("en-u-ca-islamic.*|reader: Intl\..*/g;

/** A source without comments, imports and exceptions. */
const textOf = (source: string) =>
  source
    .replace(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, "")
    .replace(/^import .*$|from ".*";$/gm, "")
    .replace(LEFT_OUT, "");

const notOf = (words: string[]) =>
  new RegExp(
    words
      .map((word) => word.replace(/[.]/g, "\\."))
      .map((word) =>
        /[A-Z"]/.test(word) ? word : `(?:${word[0]}|${word[0]?.toUpperCase()})${word.slice(1)}`,
      )
      .map((word) => (word.startsWith('"') ? word : `(?<![\\w/-])${word}(?![\\w-])`))
      .join("|"),
    "g",
  );

it("uses the glossary's word for each thing, and no other", () => {
  const never = notOf(oneWord.flatMap((row) => row.never));
  const found = sources
    .filter((file) => /^(?:web|contract)/.test(file))
    .flatMap((file) =>
      [...textOf(readFileSync(join(ROOT, file), "utf8")).matchAll(never)].map(([text]) => `${file}: ${text}`),
    );
  expect(oneWord.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

it("writes dates in sentences as '15 November 2026', except on pages of staff and of pledges", () => {
  const staff = /\/(?:staff|operations|treasury|backoffice|pledges)\//;
  const found = sources
    .filter((file) => file.startsWith("web/app/") && !staff.test(file))
    .filter((file) => /[a-z,] \$?\{date\(/.test(readFileSync(join(ROOT, file), "utf8")));
  expect(found).toEqual([]);
});
