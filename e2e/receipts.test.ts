import { readFile } from "node:fs/promises";
import type { SessionUser } from "@barakah/contract";
import { expect, it } from "vitest";
import { codeOn } from "../api/src/testing/pdf.ts";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { newPage, useBrowser } from "./browser.ts";
import { post, visitAs } from "./members.ts";

useBrowser();

/** The demo member. */
const GIVER = "Siti Rahmawati";

it("a visitor checks a gift's receipt by the code on its PDF, without JavaScript", async () => {
  const session = await post<SessionUser>("/api/auth/login/", {
    username: "demo",
    password: "barakah-demo-2026",
  });
  const page = await visitAs(session, "/riwayat-donasi");
  await page
    .getByRole("button", { name: /^Unduh tanda terima/ })
    .first()
    .waitFor();
  const unnumbered = (names: (string | null)[]) =>
    names.filter((name) => name && !/(?:TT|BSZ)-\d{4}-\d{2}-[0-9A-Z]{8}/.test(name));
  const downloads = await page
    .getByRole("button", { name: /^Unduh tanda terima/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  expect(unnumbered(downloads)).toEqual([]);
  const saving = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Unduh tanda terima .*Sumur/ })
    .first()
    .click();
  const pdf = await readFile(await (await saving).path());
  const address = (await codeOn(pdf)) ?? "";
  expect(address).toMatch(/\/bukti\/TT-\d{4}-\d{2}-[0-9A-Z]{8}$/);

  const stranger = await newPage({ javaScriptEnabled: false });
  await stranger.goto(new URL(address).pathname);
  await stranger.getByRole("heading", { name: "Tanda terima ini asli dan berlaku" }).waitFor();
  expect(await stranger.content()).not.toContain(GIVER);
  for (const [name, answer] of [
    ["Orang Lain", "Tidak cocok."],
    [GIVER, "Cocok."],
  ] as const) {
    await stranger.getByLabel("Nama di tanda terima").fill(name);
    await stranger.getByRole("button", { name: "Cocokkan" }).click();
    await stranger.getByText(answer, { exact: true }).waitFor();
  }

  await page.getByRole("link", { name: /^Pemberianmu \d{4}/ }).click();
  await page.getByRole("heading", { name: /^Pemberianmu/, level: 1 }).waitFor();
  expect(await violations(page)).toEqual([]);
  const links = await page.getByRole("link", { name: /^tanda terima/ }).allTextContents();
  expect(links.length).toBeGreaterThan(1);
  expect(unnumbered(links)).toEqual([]);
  await page.getByRole("cell").first().click();
  await arriveAt(page, /^\/bukti\//);
});
