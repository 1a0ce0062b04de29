import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { joinAs } from "./academy-steps.ts";
import { DESK, useBrowser } from "./browser.ts";
import { isAnswered, move, preview, saveDraft, write } from "./editor-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { staff } from "./staff.ts";

useBrowser();
const VIDEO = resolve(import.meta.dirname, "../demo/videos/cahaya-jendela.mp4");
const EXPECTED = /status of 400|ERR_FAILED|net::/;

const materials = (page: Page) => page.getByRole("region", { name: "Materi", exact: true });

async function begin(page: Page, title: string, kind: "article" | "video" | "quiz") {
  await page.getByRole("button", { name: "Tambah materi" }).click();
  await page.getByLabel("Judul materi").fill(title);
  await page.getByLabel("Jenis").selectOption(kind);
}

async function finish(page: Page, title: string) {
  await page.getByRole("button", { name: "Simpan Materi" }).click();
  await materials(page).getByText(title, { exact: true }).waitFor();
  await page.getByLabel("Judul materi").waitFor({ state: "detached" });
}

async function addVideo(page: Page) {
  await begin(page, "Tonton dahulu", "video");
  await page.getByLabel("Atau alamat video").fill("https://video.example/1");
  await page.getByRole("button", { name: "Simpan Materi" }).click();
  await page
    .getByText(/Isi dengan alamat sebuah video di YouTube/)
    .first()
    .waitFor();
  await page.getByLabel("Atau alamat video").fill("");

  const choose = () => page.getByLabel("Unggah video").setInputFiles(VIDEO);
  await page.getByLabel("Unggah video").setInputFiles({
    name: "catatan.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("bukan video"),
  });
  await page.getByText(/Hanya MP4 dan WebM/).waitFor();
  await page.getByRole("button", { name: "Pilih yang Lain" }).click();

  // Held in transit, then cancelled.
  await page.route("**/api/admin/videos/", () => undefined);
  await choose();
  await page.getByRole("progressbar", { name: "Video terkirim" }).waitFor();
  await page.getByRole("button", { name: "Batalkan" }).click();
  await page.unroute("**/api/admin/videos/");

  // Aborted, then retried.
  await page.route("**/api/admin/videos/", (route) => route.abort());
  await choose();
  await page.getByText(/Tidak ada sinyal/).waitFor();
  await page.unroute("**/api/admin/videos/");
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await page.getByText("Simpan materi untuk memakainya").waitFor();
  await finish(page, "Tonton dahulu");
}

async function addQuiz(page: Page) {
  await begin(page, "Uji pemahaman", "quiz");
  await page.getByRole("button", { name: "Tambah Soal" }).click();
  await page.getByLabel("Pertanyaan").fill("Berapa rukun jual beli?");
  await page.getByLabel("Pilihan 1", { exact: true }).fill("Tiga");
  await page.getByLabel("Pilihan 2", { exact: true }).fill("Empat");
  await page.getByRole("radio", { name: "Pilihan 2 benar" }).check();
  await page.getByRole("textbox", { name: "Penjelasan" }).fill("Penjual, pembeli, barang, dan ijab kabul.");
  await finish(page, "Uji pemahaman");
}

/** Plays the video to its end as fast as possible. */
const playThrough = (page: Page) =>
  page.locator("video").evaluate(async (video: HTMLVideoElement) => {
    const ended = new Promise((done) => video.addEventListener("ended", done, { once: true }));
    await video.play();
    video.currentTime = Math.max(0, video.duration - 0.2);
    await ended;
    return video.duration;
  });

it("creates, previews and publishes a course with a material of each kind", async () => {
  const editor = await staff("editor");
  const title = `Adab ${Date.now().toString(36)}`;
  const page = await visitAs(editor, "/admin/kelas/baru", { viewport: DESK, expected: EXPECTED });
  await page.getByRole("textbox", { name: "Judul" }).fill(title);
  await write(page, "Keterangan", "Belajar dari pasar Madinah.");
  await page.getByLabel("Pengajar", { exact: false }).first().fill("Ust. Hasan");
  await page.getByLabel("Yang akan dipelajari").fill("Menimbang dengan jujur\nMenepati janji");
  const id = await saveDraft(page);

  await begin(page, "Baca pengantar", "article");
  await page.getByLabel("Lama (menit)").fill("12");
  await page.getByRole("checkbox", { name: /^Gratis/ }).check();
  await write(page, "Isi materi", "Pasar adalah tempat amanah.");
  await finish(page, "Baca pengantar");
  await addVideo(page);
  await addQuiz(page);

  await page.getByRole("button", { name: "Ubah materi Tonton dahulu" }).click();
  await page.getByRole("button", { name: "Putar" }).click();
  expect(await playThrough(page)).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Batal", exact: true }).click();
  await page.getByRole("button", { name: "Turunkan Baca pengantar" }).click();
  await page.getByText("Materi 1 · Video").waitFor();

  await preview(page, async (shown) => {
    await shown.getByRole("heading", { name: title }).waitFor();
    await shown.getByText("Belajar dari pasar Madinah.").waitFor();
    for (const words of ["Ust. Hasan", "Menepati janji", "Artikel · 12 menit · Gratis"])
      await shown.getByText(words).waitFor();
    await shown.getByRole("tab", { name: "Materi (3)" }).click();
    await shown.getByText(/Anda harus mendaftar dan membayar/).waitFor();
    await shown.getByRole("button", { name: "Peserta", exact: true }).click();
    await shown.getByText("KAMU SUDAH IKUT KELAS INI").waitFor();
    await shown.getByText("Pasar adalah tempat amanah.").waitFor();
    // Links in a preview do not navigate.
    await shown.getByRole("link", { name: /Uji pemahaman/ }).click();
    await shown.getByRole("heading", { name: title }).waitFor();
  });

  await move(page, "Terbitkan", "Terbit");
  const slug = title.toLowerCase().replace(" ", "-");
  await isAnswered(`/kelas/${slug}`, 200);
  await watchAsMember(slug);
  // The lists of other journeys are as long as before.
  await callAs(editor, "POST", `/api/admin/courses/${id}/status/`, { status: "archived" });
});

/** A member joins and watches the uploaded video. */
async function watchAsMember(slug: string) {
  const { session } = await aMember();
  await joinAs(session, slug);
  const page = await visitAs(session, `/kelas/${slug}`);
  await page.getByRole("link", { name: "Mulai belajar" }).click();
  await page.getByRole("heading", { name: "Tonton dahulu" }).waitFor();
  expect(await playThrough(page)).toBeGreaterThan(1);
}

it("asks before a half-written material is lost", async () => {
  const page = await visitAs(await staff("editor"), "/admin/kelas?cari=waris", { viewport: DESK });
  await page.getByRole("link", { name: "Pengantar Ilmu Waris" }).click();
  await begin(page, "Belum selesai", "article");
  await page.getByRole("link", { name: "Program", exact: true }).click();
  await page.getByRole("button", { name: "Tetap di Sini" }).click();
  expect(await page.getByLabel("Judul materi").inputValue()).toBe("Belum selesai");
  await page.getByRole("button", { name: "Batal", exact: true }).click();
  await page.getByRole("link", { name: "Program", exact: true }).click();
  await page.getByRole("heading", { name: "Program", level: 1 }).waitFor();
});
