import { longDay } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { lastDayOf } from "@barakah/contract/transparency/period-words";
import { expect, it } from "vitest";
import { violations } from "./axe.ts";
import { useBrowser, visit } from "./browser.ts";

useBrowser();

it("shows the running month so far, without the day on which it will end", async () => {
  const month = jakartaDay(Date.now()).slice(0, 7);
  const page = await visit(`/transparansi/${month.replace("-", "/")}`);
  await page.getByText("Masih berjalan").waitFor();
  await page.getByText("Saldo sejauh ini").first().waitFor();
  const shown = await page.getByRole("main").innerText();
  expect(shown).not.toContain("Saldo akhir");
  const lastDay = longDay(lastDayOf(month));
  // On the month's last day other dates of the page may be the same.
  if (lastDay !== longDay(jakartaDay(Date.now()))) expect(shown).not.toContain(lastDay);
  expect(await violations(page)).toEqual([]);
});
