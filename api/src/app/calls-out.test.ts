import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const SOURCES = resolve(import.meta.dirname, "..");

/** The only files that call other machines, each at a configured address; push at one that a member sent, if it is public. */
const DOORS = [
  "accounts/google-keys.ts",
  "messages/push/send-push.ts",
  "messages/whatsapp/send-whatsapp.ts",
  "payments/online/midtrans/transport.ts",
  "platform/files/s3/probe.ts",
  "platform/files/s3/request.ts",
  "platform/mail/mail.ts",
  "shop/delivery/providers/ask.ts",
];

const CALLS =
  /\bfetch\(|\bcreateRemoteJWKSet\(|\bundici\b|from "nodemailer"|\b(?:https?|tls|http2)\.(?:get|request|connect)\(/;
const UNCHECKED = /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/;

const files = globSync("**/*.ts", { cwd: SOURCES })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.(?:test|fixture)\.ts$|^testing\//.test(file));
const text = (file: string) => readFileSync(resolve(SOURCES, file), "utf8");

it("only the listed modules make calls to other servers", () => {
  expect(files.filter((file) => CALLS.test(text(file))).sort()).toEqual(DOORS);
});

it("follows no redirect to other servers, and checks every certificate", () => {
  for (const file of DOORS.filter((door) => text(door).includes("fetch(")))
    expect([file, text(file).match(/fetch\(/g)?.length]).toEqual([
      file,
      text(file).match(/redirect: "error"/g)?.length,
    ]);
  // Only reads the date of our own certificate, also of one that is over, and sends nothing.
  expect(files.filter((file) => UNCHECKED.test(text(file)))).toEqual(["operations/certificate.ts"]);
});
