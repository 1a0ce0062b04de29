import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { arriveAt } from "./arriving.ts";
import { redAndBlue } from "./pictures.ts";
import { SITE } from "./site.ts";

/** Writes into a text that can be formatted, over what is there. */
export async function write(page: Page | Locator, label: string, text: string) {
  const field = page.getByRole("textbox", { name: label, exact: true });
  await field.click();
  await field.press("Control+a");
  await field.pressSequentially(text);
}

export async function uploadCover(page: Page) {
  await page.getByLabel("Unggah gambar").setInputFiles({
    name: "sampul.png",
    mimeType: "image/png",
    buffer: await redAndBlue(page),
  });
  await page.getByRole("button", { name: "Pakai Gambar" }).click();
  await page.getByRole("button", { name: "Pakai Gambar" }).waitFor({ state: "detached" });
}

/** Looks at the page as visitors will see it, and closes it again. */
export async function preview(page: Page, look: (dialog: Locator) => Promise<void>) {
  await page.getByRole("button", { name: "Pratinjau" }).click();
  const dialog = page.getByRole("dialog", { name: "Pratinjau" });
  await look(dialog);
  await dialog.getByRole("button", { name: "Tutup" }).click();
  await dialog.waitFor({ state: "detached" });
}

export async function saveDraft(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Simpan Draf" }).click();
  await arriveAt(page, /^\/admin\/\w+\/\d+$/);
  return Number(new URL(page.url()).pathname.split("/").at(-1));
}

export async function move(page: Page, button: string, status: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  const sure = page.getByRole("dialog", { name: "Arsipkan" }).getByRole("button", { name: "Arsipkan" });
  if (button === "Arsipkan") await sure.click();
  await page.getByRole("region", { name: "Terbitkan" }).getByText(status, { exact: true }).waitFor();
}

/** What a visitor's browser is answered at this address, without following it elsewhere. */
export async function answerAt(
  path: string,
): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(SITE + path, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}

/** Soon: every copy of the app is told of a change, a moment after it is made. */
export const isAnswered = (path: string, status: number) =>
  expect.poll(async () => (await answerAt(path)).status).toBe(status);

/** Renames it by its address; the old one leads to the new one for good. */
export async function rename(page: Page, thing: "kampanye" | "produk" | "kelas", from: string, to: string) {
  await page.getByLabel("Slug").fill(to);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page
    .getByText(/disimpan\.$/)
    .first()
    .waitFor();
  await expect
    .poll(() => answerAt(`/${thing}/${from}`))
    .toMatchObject({ status: 301, location: `/${thing}/${to}` });
  await isAnswered(`/${thing}/${to}`, 200);
}
