import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const SOURCES = resolve(import.meta.dirname, "..");

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
