import type { Course } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import {
  answerWith,
  banner,
  courseAs,
  FREE,
  joinAs,
  joinButton,
  OTHER_PAID,
  openTab,
  PAID,
  PAID_PRICE,
} from "./academy-steps.ts";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { newPage, open, useBrowser, visit } from "./browser.ts";
import { answerAt } from "./editor-steps.ts";
import { says, toast } from "./giving-steps.ts";
import { aMember, visitAs } from "./members.ts";
import { SITE } from "./site.ts";

useBrowser();

const COURSE_CALL = `**/api/courses/${FREE}/`;
const ENROLMENTS = "**/api/courses/enrollments/";

describe("a course's page", () => {
  it("shows everybody what it offers in the server's HTML, and visitors the wall below it", async () => {
    const html = await (await fetch(`${SITE}/kelas/${FREE}`)).text();
    const course = (await (await fetch(`${SITE}/api/courses/${FREE}/`)).json()) as Course;
    expect(html).toContain(`<title>${course.title} · BARAKAH APP</title>`);
    const described = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(described.length).toBeLessThanOrEqual(100);
    const plain = course.description
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    expect(plain.startsWith(described.slice(0, 60))).toBe(true);
    expect(html).toMatch(/og:image" content="http[^"]+\/og\.jpg"/);
    for (const words of ["Silabus", "Pengajar", course.teacher?.name ?? "-", course.outcomes[0] ?? "-"])
      expect(html).toContain(words);

    const page = await visit(`/kelas/${FREE}`);
    await page.getByRole("heading", { name: "Akses Dibatasi" }).waitFor();
    await says(
      page,
      "Kamu harus terdaftar sebagai anggota untuk mengakses fitur ini. Mau mendaftar atau log masuk sekarang?",
    );
    await page.getByRole("link", { name: "Mendaftar Sekarang" }).click();
    await arriveAt(page, /^\/register\?next=/);
  });

  it("lets a visitor read its free lesson, and nothing else of it", async () => {
    const page = await visit(`/kelas/${PAID}`);
    expect(await page.getByRole("list", { name: "Silabus" }).getByText("terkunci").count()).toBe(4);
    await page.getByRole("link", { name: /^Baca / }).click();
    await page.getByText(/^Keterangan yang baik menjawab lima pertanyaan/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Lihat kelasnya" }).click();
    await page.getByRole("link", { name: "IKUTI KELAS" }).click();
    await arriveAt(page, `/ikut-kelas/${PAID}`);
    await page.getByRole("heading", { name: "Akses Dibatasi", level: 1 }).waitFor();
    const { materials } = (await (await fetch(`${SITE}/api/courses/${PAID}/`)).json()) as Course;
    const [free, closed] = materials.map(({ id }) => `/kelas/${PAID}/belajar/${id}`);
    expect(await (await fetch(SITE + free)).text()).toContain("menjawab lima pertanyaan");
    await open(page, closed ?? "");
    await page.getByRole("heading", { name: "Akses Dibatasi", level: 1 }).waitFor();
  });

  it("shows a member the course, its students, and what is missing to read its materials", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, `/kelas/${PAID}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await joinButton(page).waitFor();
    await says(page, PAID_PRICE);
    await page.getByRole("button", { name: "Tampilkan Selengkapnya" }).click();
    await page.getByRole("button", { name: "Tampilkan Lebih Sedikit" }).click();
    await openTab(page, /^Peserta \(\d+\)$/);
    expect(await page.getByRole("tabpanel").getByRole("listitem").count()).toBeGreaterThan(5);
    await openTab(page, /^Materi \(\d+\)$/);
    await says(page, "Anda harus mendaftar dan membayar untuk mengakses materi kelas ini.");
    expect(await violations(page)).toEqual([]);
  });

  it("shows a sentence if there is no description, student, material or content, and pictures of our own site", async () => {
    const { session } = await aMember();
    await joinAs(session, FREE);
    const course = await courseAs(session, FREE);
    const page = await newPage({ session });
    await answerWith(page, COURSE_CALL, 200, { ...course, description: "", students: [], materials: [] });
    await open(page, `/kelas/${FREE}`);
    await says(page, "Tidak ada deskripsi.");
    await openTab(page, /^Peserta \(0\)$/);
    await says(page, "Belum ada peserta terdaftar.");
    await openTab(page, /^Materi \(0\)$/);
    await says(page, "Belum ada materi.");

    await page.unroute(COURSE_CALL);
    const materials = course.materials.slice(0, 1).map((material) => ({ ...material, content: "" }));
    const description = '<p>Lihat</p><img src="/favicon.svg">';
    await answerWith(page, COURSE_CALL, 200, { ...course, materials, description });
    await open(page, `/kelas/${FREE}`);
    // Relative pictures of a text lead there.
    expect(await page.locator(".prose img").getAttribute("src")).toBe(`${SITE}/favicon.svg`);
    await openTab(page, /^Materi \(1\)$/);
    await says(page, "Tidak ada konten.");
  });

  it("is not found when there is no such course, and can be tried again when it can't be loaded", async () => {
    const { status, html } = await answerAt("/kelas/tidak-ada");
    expect([status, html]).toEqual([404, expect.stringContaining("Kelas tidak ditemukan.")]);
    const { session } = await aMember();
    const page = await newPage({ session, expected: /Failed to load resource/ });
    await answerWith(page, COURSE_CALL, 503, { detail: "Sedang sibuk.", code: "unavailable" });
    await open(page, `/kelas/${FREE}`);
    await says(page, "Failed to load course details");
    await page.unroute(COURSE_CALL);
    await page.getByRole("button", { name: "Coba Lagi" }).click();
    await page.getByRole("heading", { level: 1, name: "Menghitung Zakat dengan Tenang" }).waitFor();
  });
});

describe("joining", () => {
  it("opens a free course at once, with the words of the spec", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, `/kelas/${FREE}`);
    await joinButton(page).click();
    await toast(page, "Anda berhasil mendaftar kelas gratis!");
    await banner(page).waitFor();
    expect(await joinButton(page).count()).toBe(0);
    await openTab(page, /^Materi \(\d+\)$/);
    await page.getByRole("tabpanel").getByRole("link", { name: /^1\. / }).waitFor();
    await page.getByRole("tabpanel").getByText("Video", { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("reports a failed request, and treats a member as not enrolled if the enrolment cannot be read", async () => {
    const { session } = await aMember();
    const page = await newPage({ session, expected: /Failed to load resource/ });
    await answerWith(page, ENROLMENTS, 500, { detail: "Galat.", code: "server_error" });
    await open(page, `/kelas/${FREE}`);
    await joinButton(page).click();
    await toast(page, "Gagal mendaftar kelas. Silakan coba lagi.");
  });

  it("works on the join page: its words, its failure, and the way to pay", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, `/ikut-kelas/${OTHER_PAID}`, { expected: /Failed to load resource/ });
    await page.getByRole("heading", { name: "Gabung Kelas", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "Tentang Kelas" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await answerWith(page, ENROLMENTS, 409, { detail: "Kelas sedang penuh.", code: "full" });
    await page.getByRole("button", { name: "Gabung Sekarang" }).click();
    await toast(page, "Gagal bergabung ke kelas: Kelas sedang penuh.");
    await page.unroute(ENROLMENTS);

    const arrived = Promise.withResolvers<void>();
    await page.route(ENROLMENTS, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Gabung Sekarang" }).click();
    await page.getByRole("button", { name: "Memproses..." }).waitFor();
    arrived.resolve();
    await toast(page, "Berhasil bergabung ke kelas!");
    await arriveAt(page, `/konfirmasi-pembayaran-kelas/${OTHER_PAID}`);
  });

  it("tells a member on the join page that they are enrolled already, and leads to the course", async () => {
    const { session } = await aMember();
    await joinAs(session, FREE);
    const page = await visitAs(session, `/ikut-kelas/${FREE}`);
    await says(page, "Anda sudah terdaftar di kelas ini.");
    await page.getByRole("link", { name: "Lihat Kelas" }).click();
    await banner(page).waitFor();
  });
});
