import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Visit, visit } from "./browser.ts";
import { OUTBOX, SITE } from "./site.ts";

export interface Person {
  username: string;
  email: string;
  password: string;
}

let count = 0;

/** A person without an account. */
export function aPerson(): Person {
  count += 1;
  const username = `anggota${Date.now().toString(36)}${count}`;
  return { username, email: `${username}@example.com`, password: "jambu-mente-77" };
}

const LETTERS = "abcdefghijklmnop";
/** A name that nobody has, also at a retry. A search takes words without two letters beside each other for numbers, and skips them. */
export const someone = (name = "Rina") =>
  `${name} ${Array.from(randomBytes(9), (byte) => `${LETTERS[byte >> 4]}${LETTERS[byte & 15]}`).join("")}`;

/** The CSRF cookie and header of a visitor without a session. */
export async function visitor() {
  const cookie = (await fetch(`${SITE}/api/site/`)).headers.get("set-cookie") ?? "";
  const csrf = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? "";
  return { cookie: `csrftoken=${csrf}`, "x-csrftoken": csrf };
}

/** Calls the API as a browser would. */
export async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(SITE + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(await visitor()) },
    body: JSON.stringify(body),
  });
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return (await answer.json()) as T;
}

/** Calls the API with a session. */
export async function callAs<T>(
  session: Pick<SessionUser, "access">,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(SITE + path, {
    method,
    headers: {
      authorization: `Bearer ${session.access}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return (await answer.json()) as T;
}

export async function aMember(): Promise<Person & { session: SessionUser }> {
  const person = aPerson();
  await post("/api/auth/register/", person);
  const session = await post<SessionUser>("/api/auth/login/", person);
  return { ...person, session };
}

/** Opens a page with this session stored. */
export const visitAs = (session: object, path: string, options?: Visit): Promise<Page> =>
  visit(path, { session, ...options });

export function stored(page: Page): Promise<SessionUser | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));
}

export async function fillLogin(page: Page, username: string, password: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Waits for the mail to this address and returns its reset link. */
export const linkInMailTo = (email: string) => inMailTo(email, /https?:\/\/\S+\/reset-password\?[^\s"<]+/);

/** Waits for mail to this address and returns the first match in the newest letter. */
export async function inMailTo(email: string, wanted: RegExp): Promise<string> {
  await expect.poll(() => findInMail(email, wanted), { interval: 200 }).toBeTruthy();
  return (await findInMail(email, wanted)) ?? "";
}

async function findInMail(email: string, wanted: RegExp): Promise<string | undefined> {
  const names = await readdir(OUTBOX).catch(() => []);
  for (const name of names.sort().reverse()) {
    const letter = await readFile(join(OUTBOX, name), "utf8");
    const text = letter.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
    const found = text.includes(`To: ${email}`) && wanted.exec(text)?.[0];
    if (found) return found;
  }
  return undefined;
}
