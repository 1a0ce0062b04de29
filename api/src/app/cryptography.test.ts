import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const SOURCES = resolve(import.meta.dirname, "..");
const PROJECT = resolve(SOURCES, "../..");

/** All uses of hashing and encryption, as listed in docs/security.md. SHA-1 is what authenticator apps use. */
const USED: Record<string, string[]> = {
  "createCipheriv aes-128-gcm": ["messages/push/encrypt.ts"],
  "createCipheriv aes-256-gcm": ["platform/encrypted-text.ts", "platform/backup/encrypted.ts"],
  "createDecipheriv aes-256-gcm": ["platform/encrypted-text.ts", "platform/backup/encrypted.ts"],
  "createHmac sha1": ["accounts/totp.ts"],
  "createHash sha512": ["payments/online/midtrans/notification.ts"],
};
const EVERYWHERE = new Set(["createHash sha256", "createHmac sha256"]);

const CALL = /\b(create(?:Hash|Hmac|Cipheriv|Decipheriv))\(\s*(?:"([\w-]+)"|([^")]))/g;

const files = globSync("**/*.ts", { cwd: SOURCES })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.(?:test|fixture)\.ts$|^testing\//.test(file));
const sources = files.map((file) => [file, readFileSync(resolve(SOURCES, file), "utf8")] as const);

it("uses the documented algorithms, each in its documented file", () => {
  const calls = sources.flatMap(([file, text]) =>
    [...text.matchAll(CALL)].map(([, call, name = "of a name that is not read here"]) => ({
      file,
      what: `${call} ${name}`,
    })),
  );
  const particular = Map.groupBy(
    calls.filter(({ what }) => !EVERYWHERE.has(what)),
    ({ what }) => what,
  );
  const found = Object.fromEntries(
    [...particular].map(([what, places]) => [what, [...new Set(places.map(({ file }) => file))]]),
  );
  expect(found).toEqual(USED);
});

it("makes unguessable values only with the system's random generator", () => {
  expect(sources.filter(([, text]) => text.includes("Math.random")).map(([file]) => file)).toEqual([]);
});

/** Every public-key signature, as listed in docs/security.md, and the files that make or verify it. */
const SIGNATURES: Record<string, string[]> = {
  Ed25519: ["api/src/events/ticket-keys.ts", "web/app/events/scan/judge-ticket.ts"],
  ES256: ["api/src/messages/push/vapid.ts"],
  RS256: ["api/src/accounts/google-token.ts"],
};

/** The names that OpenSSL, WebCrypto and JOSE give to algorithms that sign. */
const SIGNS =
  /["'](ed25519|ed448|eddsa|[rpe]s(?:256|384|512)|rsa(?:-pss)?|rsassa[-\w]*|ecdsa|dsa|ml-dsa[-\w]*)["']/gi;
/** Calls that sign or verify, whatever the name of their algorithm. */
const SIGNING =
  /import \{[^}]*\b(?:sign|verify|createSign|createVerify|generateKeyPair(?:Sync)?|Sign)\b[^}]*\} from "(?:node:)?crypto"|\bsubtle\.(?:sign|verify|generateKey)\(|\b(?:jwtVerify|compactVerify|flattenedVerify|SignJWT|CompactSign)\(|import\("@noble|from "@noble/;

it("signs and verifies with the documented public-key algorithms only, and the documents name each of them", () => {
  const signing = globSync("{api/src,web/app,web/worker,contract/src}/**/*.{ts,tsx}", { cwd: PROJECT })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$|^api\/src\/testing\//.test(file))
    .map((file) => [file, readFileSync(resolve(PROJECT, file), "utf8")] as const);
  const named = signing.flatMap(([file, text]) =>
    [...text.matchAll(SIGNS)].map(([, name = ""]) => ({ file, name: name.toLowerCase() })),
  );
  const found = Map.groupBy(named, ({ name }) => name);
  const filesOf = (name: string) => [...new Set(found.get(name)?.map(({ file }) => file))].sort();
  expect(Object.fromEntries([...found.keys()].map((name) => [name, filesOf(name)]))).toEqual(
    Object.fromEntries(Object.entries(SIGNATURES).map(([name, files]) => [name.toLowerCase(), files])),
  );
  expect(
    signing
      .filter(([, text]) => SIGNING.test(text))
      .map(([file]) => file)
      .sort(),
  ).toEqual(Object.values(SIGNATURES).flat().sort());

  const [, keys = ""] = readFileSync(resolve(PROJECT, "docs/security.md"), "utf8").split(
    "## Keys and algorithms",
  );
  const chapter = readFileSync(resolve(PROJECT, "docs/security/running.md"), "utf8");
  const [requirement = ""] = /^\| V11\.6\.1 .*$/m.exec(chapter) ?? [];
  for (const name of Object.keys(SIGNATURES)) {
    expect(keys.split("\n## ")[0]).toContain(name);
    expect(requirement).toContain(name);
  }
});
