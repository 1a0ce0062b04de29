import type { CourseProgress } from "@barakah/contract";
import { expect, it } from "vitest";
import {
  banner,
  choose,
  courseAs,
  enrolmentOf,
  FREE,
  joinAs,
  readEverything,
  SHORT,
  WITH_VIDEO,
} from "./academy-steps.ts";
import { expectRoomForText, violations } from "./axe.ts";
import { follow, newPage, reload, SMALLEST, useBrowser, visit } from "./browser.ts";
import { setText } from "./every-look.ts";
import { says, toast } from "./giving-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { SITE } from "./site.ts";

useBrowser();

it("continues where the other device stopped", async () => {
  const { session } = await aMember();
  await joinAs(session, FREE);
  const phone = await visitAs(session, `/kelas/${FREE}`);
  await phone.getByRole("link", { name: "Mulai belajar" }).click();
  await says(phone, "Materi 1 dari 5");
  await phone.getByRole("button", { name: "Tandai selesai" }).click();
  await phone.getByRole("link", { name: "Lanjut", exact: true }).click();
  await says(phone, "Materi 2 dari 5");
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole("link", { name: "Materi sebelumnya" }).click();
  await says(phone, "Materi 1 dari 5");
  await phone.getByText("Selesai", { exact: true }).waitFor();
  await phone.getByRole("link", { name: "Kembali" }).click();
  await banner(phone).waitFor();

  const laptop = await visitAs(session, "/academy", { viewport: { width: 1280, height: 800 } });
  await laptop.getByRole("heading", { name: "Kelas Saya" }).waitFor();
  await says(laptop, "1 dari 5 materi selesai");
  await laptop.getByRole("link", { name: /^Lanjutkan belajar/ }).click();
  await says(laptop, "Materi 2 dari 5");
  await laptop.getByRole("button", { name: "Tandai selesai" }).click();
  await laptop.getByRole("link", { name: "Lanjut", exact: true }).waitFor();

  await reload(phone);
  await says(phone, "2 dari 5 materi selesai");
});

it("plays a video of our own, asked for by the piece, and counts it as done at its end", async () => {
  const { session } = await aMember();
  await joinAs(session, WITH_VIDEO);
  const { materials } = await courseAs(session, WITH_VIDEO);
  const page = await visitAs(session, `/kelas/${WITH_VIDEO}/belajar/${materials[0]?.id}`);
  const video = page.locator("video");
  await video.waitFor();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(20);
  const source = (await video.getAttribute("src")) ?? "";
  const piece = await fetch(SITE + source, { headers: { range: "bytes=0-99" } });
  expect([piece.status, (await piece.arrayBuffer()).byteLength]).toEqual([206, 100]);
  await video.evaluate((element: HTMLVideoElement) => element.dispatchEvent(new Event("ended")));
  await page.getByText("Selesai", { exact: true }).waitFor();
  expect((await enrolmentOf(session, WITH_VIDEO)).done_count).toBe(1);
});

it("marks a quiz, lets it be repeated, and ends with a certificate that anybody can verify", async () => {
  const { session } = await aMember();
  await joinAs(session, SHORT);
  const course = await readEverything(session, SHORT);
  const quiz = course.materials.find(({ material_type }) => material_type === "quiz");
  const page = await visitAs(session, `/kelas/${SHORT}/belajar/${quiz?.id}`);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect.poll(() => page.getByText("Pilih satu jawaban.").count()).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("radio");

  await choose(page, "gelatin", "tidak masalah");
  await page.reload();
  await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(2);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await page.getByRole("heading", { name: "Nilaimu 50" }).waitFor();
  await page.getByText("1 dari 2 jawaban benar. Belum lulus.").waitFor();
  await page.getByText("Jawaban yang benar ditunjukkan setelah lulus").waitFor();
  expect(await page.getByText("Belum tepat").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Ulangi kuis" }).click();
  await choose(page, "gelatin", "dapat menodai kehalalan produk");
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await page.getByRole("heading", { name: "Nilaimu 100" }).waitFor();
  await says(page, "Benar");
  await toast(page, "Selamat, semua materi kelas ini sudah selesai!");
  await page.getByRole("button", { name: "Ulangi kuis" }).click();
  await choose(page, "garam murni", "dapat menodai kehalalan produk");
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await page.getByText(/^Gelatin dapat berasal dari hewan yang tidak halal/).waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Unduh Sertifikat" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`sertifikat-${SHORT}.pdf`);
  const bytes = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(bytes).subarray(0, 5).toString()).toBe("%PDF-");

  const { certificate_number } = await callAs<CourseProgress>(
    session,
    "GET",
    `/api/courses/${SHORT}/progress/`,
  );
  const stranger = await visit(`/sertifikat/${certificate_number}`);
  await stranger.getByRole("heading", { name: "Sertifikat ini asli" }).waitFor();
  for (const words of [session.username, course.title, certificate_number ?? ""]) await says(stranger, words);
  expect(await violations(stranger)).toEqual([]);
  const picture = stranger.waitForEvent("download");
  await stranger.getByRole("button", { name: "Unduh gambar" }).click();
  const drawn = await picture;
  expect(drawn.suggestedFilename()).toBe(`sertifikat-${certificate_number}.png`);
  const png = Buffer.concat(await (await drawn.createReadStream()).toArray());
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    "PNG",
    1600,
    1131,
  ]);
});

it("hides lessons from members who may not read them, and shows everybody whether a certificate is unknown", async () => {
  const { session } = await aMember();
  const { materials } = await courseAs(session, FREE);
  const page = await visitAs(session, `/kelas/${FREE}/belajar/${materials[0]?.id}`, {
    expected: /Failed to load resource/,
  });
  await says(page, "Anda harus mendaftar dan membayar untuk mengakses materi kelas ini.");
  expect(await violations(page)).toEqual([]);
  const unknown = await newPage({ expected: /Failed to load resource/ });
  const answer = await unknown.goto("/sertifikat/SRT-000000000000");
  expect(answer?.status()).toBe(404);
  await unknown.getByRole("heading", { name: "Sertifikat tidak ditemukan" }).waitFor();
});

it("fits the smallest phone, in the dark too", async () => {
  const { session } = await aMember();
  await joinAs(session, FREE);
  const { materials } = await courseAs(session, FREE);
  const page = await visitAs(session, "/academy", { viewport: SMALLEST, colorScheme: "dark" });
  // The page of a course that one has not joined is examined with every public page.
  for (const [path, shown] of [
    ["/academy", page.getByRole("heading", { name: "Kelas Saya" })],
    [`/kelas/${FREE}`, banner(page)],
    [`/kelas/${FREE}/belajar/${materials.at(-1)?.id}`, page.getByRole("button", { name: "Kirim jawaban" })],
    [`/ikut-kelas/${FREE}`, page.getByText("Anda sudah terdaftar di kelas ini.").first()],
    ["/kelas-tersimpan", page.getByRole("heading", { name: "Belum ada kelas yang tersimpan" })],
  ] as const) {
    if (path !== "/academy") await follow(page, path);
    await shown.waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 320]);
    expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
    await expectRoomForText(page, path);
    await setText(page, 200);
    expect([path, await page.locator("header").evaluate(saysAll)]).toEqual([path, true]);
    await setText(page, 100);
  }
});

/** Runs in the browser: no text is truncated. */
const saysAll = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>("h1, span")].every(
    ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
  );

it("continues from progress that only this device has, also without JavaScript", async () => {
  const page = await visit("/kelas-tersimpan", { javaScriptEnabled: false });
  const wayOn = page.locator("main").getByRole("link", { name: "Academy" });
  expect(await wayOn.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
  await wayOn.click();
  await page.getByRole("heading", { name: "Semua Kelas" }).waitFor();
});
