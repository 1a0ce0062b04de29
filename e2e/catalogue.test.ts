import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PAID } from "./academy-steps.ts";
import { arriveAt } from "./arriving.ts";
import { follow, newPage, open, useBrowser, visit } from "./browser.ts";
import { answerAt } from "./editor-steps.ts";
import { SITE } from "./site.ts";
import { holdClock, stopClock } from "./windows.ts";

useBrowser();

const NETWORK = /Failed to load resource|ERR_FAILED|net::/;

async function search(page: Page, text: string) {
  await page.getByRole("searchbox", { name: "Cari Program" }).fill(text);
}

async function findsStore(page: Page) {
  await search(page, "bu nadia");
  await page.getByRole("heading", { level: 2, name: "Toko anggota" }).waitFor();
  await page.getByRole("link", { name: "Dapur Bu Nadia" }).click();
  await arriveAt(page, "/toko/dapur-bu-nadia");
}

describe("searching", () => {
  it("on Home narrows all three lists to what was typed, and finds a member's store by its name", async () => {
    const page = await visit("/");
    await search(page, "kopi");
    await page
      .getByRole("link", { name: /Kopi Arabika Gayo/ })
      .first()
      .waitFor();
    await page
      .getByRole("link", { name: /Bangun Masjid/ })
      .first()
      .waitFor({ state: "detached" });
    await search(page, "");
    await page
      .getByRole("link", { name: /Bangun Masjid|Banjir/ })
      .first()
      .waitFor();
    await findsStore(page);
  });

  it("does not call back a visitor who navigates on before it begins", async () => {
    const page = await visit("/charity");
    await stopClock(page);
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/campaigns\/[^?]/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await search(page, "sumur");
    await page
      .getByRole("link", { name: /Bangun Masjid Al-Barakah/ })
      .last()
      .click();
    await page.clock.runFor(1000);
    await page.clock.resume();
    held.resolve();
    await arriveAt(page, /^\/kampanye\//);
  });

  it("in each list says what failed, keeps the text and tries again", async () => {
    const page = await visit("/academy", { expected: NETWORK });
    for (const [path, api, message] of [
      ["/academy", "courses", "Failed to load courses"],
      ["/charity", "campaigns", "Failed to load campaigns"],
      ["/sinergy", "products", "Failed to load products"],
    ] as const) {
      if (path !== "/academy") await follow(page, path);
      await page.route(`**/api/${api}/**`, (route) => route.abort());
      await search(page, "a");
      await page.getByText(message, { exact: true }).first().waitFor();
      expect(await page.getByRole("searchbox").inputValue()).toBe("a");
      await page.unroute(`**/api/${api}/**`);
      await page.getByRole("button", { name: "Coba Lagi" }).first().click();
      await page.getByText(message, { exact: true }).first().waitFor({ state: "detached" });
      expect(await page.getByRole("searchbox").inputValue()).toBe("a");
    }
    // Sinergy finds stores too.
    await findsStore(page);
  });

  it("forgives a typing error and says when nothing matches", async () => {
    const page = await visit("/charity");
    await search(page, "majsid");
    await page
      .getByRole("link", { name: /Bangun Masjid Al-Barakah/ })
      .first()
      .waitFor();
    await search(page, "qqqzzz");
    await page
      .getByText(/tidak (?:ada|ditemukan)|belum ada/i)
      .first()
      .waitFor();
  });

  it("works without JavaScript as a form", async () => {
    const page = await visit("/charity?search=sumur", { javaScriptEnabled: false });
    const text = await page.locator("main").innerText();
    expect(text).toContain("Sumur Air Bersih");
    expect(text).not.toContain("Bangun Masjid");
    await page.goto(`/kelas/${PAID}`);
    expect(await page.getByRole("link", { name: "IKUTI KELAS" }).getAttribute("href")).toBe(
      `/ikut-kelas/${PAID}`,
    );
  });
});

describe("a page whose files were of an older version", () => {
  it("is opened all the same, by the tap that asked for it", async () => {
    const page = await visit("/charity", {
      expected: /Failed to load resource|route module|Failed to fetch/,
    });
    const gone = { times: 1 };
    await page.route("**/assets/academy-page-*.js", (route) => route.fulfill({ status: 404 }), gone);
    await page.getByRole("link", { name: "Academy" }).click();
    await arriveAt(page, "/academy");
    await page.getByRole("heading", { name: "Semua Kelas" }).waitFor();
  });
});

describe("the hero carousel", () => {
  const current = (page: Page) =>
    page
      .getByRole("button", { name: /^Slide \d$/ })
      .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1);

  it("advances every five seconds; a dot jumps and restarts the timer; the pointer pauses it", async () => {
    const page = await newPage({ reducedMotion: "no-preference" });
    await holdClock(page);
    await open(page, "/charity");
    await stopClock(page);
    const before = await current(page);
    await page.clock.runFor(5000);
    await expect.poll(() => current(page)).not.toBe(before);
    await page.clock.runFor(3000);
    await page.getByRole("button", { name: "Slide 1" }).focus();
    await page.getByRole("button", { name: "Slide 1" }).press("Enter");
    await expect.poll(() => current(page)).toBe(1);
    await page.getByRole("button", { name: "Slide 1" }).blur();
    await page.clock.runFor(4000);
    expect(await current(page)).toBe(1);
    await page.clock.runFor(1500);
    await expect.poll(() => current(page)).toBe(2);
    await page
      .getByRole("region", { name: /unggulan/i })
      .or(page.locator("[aria-roledescription=carousel]"))
      .first()
      .hover();
    await page.clock.runFor(20_000);
    expect(await current(page)).toBe(2);
    // A finger has no pointer that rests: it stops the carousel, and starts it again.
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Hentikan slide" }).dispatchEvent("click");
    await page.getByRole("button", { name: "Jalankan slide" }).waitFor();
    await page.clock.runFor(20_000);
    expect(await current(page)).toBe(2);
    await page.getByRole("button", { name: "Jalankan slide" }).dispatchEvent("click");
    await page.getByRole("button", { name: "Hentikan slide" }).waitFor();
    await page.clock.runFor(5000);
    await expect.poll(() => current(page)).toBe(3);
  });

  it("does not move if the user prefers reduced motion", async () => {
    const page = await newPage();
    await holdClock(page);
    await open(page, "/charity");
    await page.clock.runFor(20_000);
    expect(await current(page)).toBe(1);
  });
});

describe("a campaign", () => {
  const campaigns = async () =>
    (await (await fetch(`${SITE}/api/campaigns/`)).json()) as {
      slug: string;
      deadline: string | null;
      target_amount: number;
      current_amount: number;
      donor_count: number;
    }[];

  it("says where it has ended, has no deadline, target, donors or news, or is above its target", async () => {
    const all = await campaigns();
    const ended = all.find(({ deadline }) => deadline && Date.parse(deadline) < Date.now());
    const page = await visit(`/kampanye/${ended?.slug}`);
    await page.getByText("Waktu habis").first().waitFor();
    await page.getByText("Kampanye ini telah berakhir.").first().waitFor();
    expect(await page.getByRole("button", { name: "Donasi Sekarang" }).isDisabled()).toBe(true);

    const endless = all.find(({ deadline, target_amount }) => !deadline && target_amount === 0);
    await follow(page, `/kampanye/${endless?.slug}`);
    await page.getByText("tidak ada").first().waitFor();
    await page.getByText("∞").first().waitFor();

    const full = all.find((one) => one.target_amount > 0 && one.current_amount > one.target_amount);
    const percent = Math.round(((full?.current_amount ?? 0) / (full?.target_amount ?? 1)) * 100);
    await follow(page, `/kampanye/${full?.slug}`);
    await page.getByText(`${percent}%`).first().waitFor();
    expect(await page.getByRole("progressbar").first().getAttribute("aria-valuenow")).toBe("100");

    // Its tabs are worked by the keyboard.
    const quiet = all.find(({ donor_count }) => donor_count === 0);
    await follow(page, `/kampanye/${quiet?.slug}`);
    const first = page.getByRole("tab", { name: "Keterangan" });
    await first.focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Belum ada donasi yang terverifikasi.").waitFor();
    await page.keyboard.press("End");
    await page.getByText("Belum ada kabar terbaru.").waitFor();
    expect(await page.getByRole("tab", { name: "Kabar Terbaru" }).getAttribute("aria-selected")).toBe("true");
  });

  it("shows its whole description on demand, closes the menu of a prayer by Escape, and shares from one button", async () => {
    const page = await visit("/kampanye/bangun-masjid-al-barakah-desa-sukamaju");
    const menu = page.locator("summary[aria-label^='Tindakan untuk pesan']").first();
    await menu.press("Enter");
    await page.getByRole("button", { name: "Laporkan pesan ini" }).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Laporkan pesan ini" }).first().waitFor({ state: "hidden" });
    expect(await menu.evaluate((focused) => focused === document.activeElement)).toBe(true);
    expect(await page.getByRole("button", { name: /^Bagikan/ }).count()).toBe(1);

    const more = page.getByRole("button", { name: "Tampilkan Selengkapnya" }).first();
    const before = (await page.getByRole("tabpanel").first().innerText()).length;
    await more.click();
    await page.getByRole("button", { name: "Tampilkan Lebih Sedikit" }).first().waitFor();
    expect((await page.getByRole("tabpanel").first().innerText()).length).toBeGreaterThan(before);
  });

  it("that does not exist is a 404", async () => {
    const { status, html } = await answerAt("/kampanye/tidak-ada");
    expect([status, html]).toEqual([404, expect.stringContaining(">Campaign not found.<")]);
  });
});

describe("getting about", () => {
  it("returns to where one was in the list, and marks the link of the page that is open, and no other", async () => {
    const page = await visit("/charity");
    const card = page.locator("main a[href^='/kampanye/']").last();
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await card.click();
    await arriveAt(page, /^\/kampanye\//);
    await page.goBack();
    await arriveAt(page, "/charity");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);

    const marked = page.locator("nav [aria-current=page]");
    await expect.poll(() => marked.allInnerTexts()).toEqual(["Charity"]);
    await page.getByRole("navigation").getByRole("link", { name: "Sinergy" }).click();
    await arriveAt(page, "/sinergy");
    await expect.poll(() => marked.allInnerTexts()).toEqual(["Sinergy"]);
    await page.goto("/belanja");
    expect(await marked.count()).toBe(0);
  });

  it("shows a page of our own for an unknown address", async () => {
    const page = await newPage({ expected: /404/ });
    const answer = await page.goto("/entah/apa");
    expect(answer?.status()).toBe(404);
    await page
      .getByRole("link", { name: /Beranda/ })
      .first()
      .waitFor();
  });

  it("reaches everything by the keyboard, beginning with the way past the header", async () => {
    const page = await visit("/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Langsung ke isi");
    const links = await page
      .locator("a[href]:visible")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const seen = new Set<string | null>(["#isi"]);
    for (let step = 0; step < links.length * 2 + 40; step++) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body ? undefined : (activeElement?.getAttribute("href") ?? null);
      });
      if (at === undefined) break;
      seen.add(at);
    }
    expect(links.filter((href) => !seen.has(href))).toEqual([]);
  });
});

describe("pictures", () => {
  it("that fail are replaced once, not over and over", async () => {
    const page = await newPage({ expected: NETWORK });
    let asked = 0;
    await page.route("**/media/**", (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto("/charity", { waitUntil: "networkidle" });
    const images = page.locator("main img");
    await expect
      .poll(() =>
        images.evaluateAll(
          (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
        ),
      )
      .toBeGreaterThan(2);
    const before = asked;
    await page.waitForLoadState("networkidle");
    expect(asked - before).toBeLessThan(5);
    expect(asked).toBeLessThan(60);
  });

  it("come in small modern formats with a fallback", async () => {
    const html = await (await fetch(`${SITE}/charity`)).text();
    const src = /\/media\/[a-z0-9-]+\/640\.jpg/.exec(html)?.[0] ?? "";
    for (const format of ["avif", "webp", "jpg"]) {
      const file = await fetch(SITE + src.replace(/jpg$/, format));
      expect(file.status).toBe(200);
      expect(file.headers.get("cache-control")).toContain("immutable");
    }
    const preview = await fetch(SITE + src.replace("640.jpg", "og.jpg"));
    expect(preview.headers.get("content-type")).toBe("image/jpeg");
    expect((await preview.arrayBuffer()).byteLength).toBeLessThan(300_000);
  });
});
