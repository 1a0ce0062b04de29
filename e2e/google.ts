import type { Page } from "playwright-core";

/** The click closes the window, and may fail because of that. */
export async function choose(popup: Page, name: string | RegExp) {
  const closed = popup.waitForEvent("close");
  const clicked = popup.getByRole("button", { name }).click();
  await Promise.all([closed, clicked.catch(() => closed)]);
}

/** Signs in through Google's button as somebody who is not in the simulator's list. */
export async function comeByGoogle(page: Page, email: string) {
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Login dengan Google" }).click();
  const google = await popup;
  await google.getByLabel("E-mail lain").fill(email);
  await choose(google, "Lanjut");
}
