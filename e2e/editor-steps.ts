import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { arriveAt } from "./arriving.ts";
import { redAndBlue } from "./pictures.ts";
import { SITE } from "./site.ts";

/** Replaces the content of a rich-text field. */
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

/** Opens the preview, looks at it and closes it. */
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
  if (button === "Terbitkan")
    await page
      .getByRole("status")
      .getByText(/ terbit\.$/)
      .first()
      .waitFor();
}

/** The answer to a visitor at this address, without following redirects. */
export async function answerAt(
  path: string,
): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(SITE + path, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}

/** Polled: every instance of the app is notified of a change a moment later. */
export const isAnswered = (path: string, status: number) =>
  expect.poll(async () => (await answerAt(path)).status).toBe(status);

/** Changes the slug; the old address redirects to the new one. */
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
