import type { EventDetail, EventSummary } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { DESK, follow, newPage, open, PHONE, useBrowser, visit } from "./browser.ts";
import { MOSQUE } from "./giving-steps.ts";
import { choose } from "./google.ts";
import { holdScripts } from "./held-scripts.ts";
import { LATE_PARTS } from "./hurry.ts";
import { aMember, aPerson, callAs, fillLogin, stored, visitAs, visitor } from "./members.ts";
import { SITE } from "./site.ts";
import { NOWHERE, store } from "./windows.ts";

useBrowser();

/** The browser's console message for a refused call. */
const REFUSED = /Failed to load resource: the server responded with a status of 4/;

describe("signing up and in", () => {
  it("leads from the sign-up to the account's menu and out again, in the words of the spec", async () => {
    const person = aPerson();
    const page = await visit("/register", { expected: REFUSED });
    await page.getByRole("button", { name: "Mendaftar", exact: true }).click();
    await page.getByRole("alert").getByText("Gagal Mendaftar", { exact: true }).waitFor();
    await page.getByText("Minimal 3 karakter.").waitFor();
    await page.getByText("Isi dengan alamat e-mail yang benar.").waitFor();
    expect(await page.getByLabel("Username").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );

    await page.getByLabel("Username").fill(person.username);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Mendaftar", exact: true }).click();
    await page.getByRole("status").getByText("Berhasil Mendaftar!").waitFor();
    await arriveAt(page, "/login");

    await fillLogin(page, person.username, "bukan-password");
    await page.getByRole("alert").getByText("Gagal Login, Isi nama dan password yang benar").waitFor();
    expect(await stored(page)).toBeNull();

    await fillLogin(page, person.username, person.password);
    await page.getByRole("status").getByText("Berhasil Login!", { exact: true }).waitFor();
    await arriveAt(page, "/");
    await page.getByRole("heading", { name: "Jadi bagian dari komunitas" }).waitFor({ state: "hidden" });
    await page.getByRole("heading", { level: 1, name: `Assalamu’alaikum, ${person.username}` }).waitFor();
    expect(await page.getByText("Lihat bebas").isVisible()).toBe(false);
    const session = await stored(page);
    expect(Object.keys(session ?? {}).sort()).toEqual(["access", "email", "id", "refresh", "username"]);
    expect(session).toMatchObject({ username: person.username, email: person.email });

    await page.getByRole("link", { name: "Profile", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: person.username }).waitFor();
    await page.getByText(person.email).waitFor();
    const menu = page.getByRole("navigation", { name: "Menu akun" }).getByRole("link");
    expect(await menu.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      ...["/riwayat-donasi", "/tiket-saya", "/riwayat-belanja", "/niat", "/zakat/riwayat", "/sertifikat"],
      ...["/keranjang", "/incaran", "/unduhan", "/toko-saya", "/profile/alamat"],
      ...["/kelas-saya", "/tulisan-saya"],
      ...["/profile", "/reset-password", "/profile/keamanan", "/notifikasi/pilihan"],
      ...["/hubungi-kami", "/cek-donasi", "/about"],
    ]);
    const groups = page.getByRole("navigation", { name: "Menu akun" }).getByRole("heading");
    expect(await groups.allInnerTexts()).toEqual(["Belanja & Toko", "Belajar", "Akun", "Bantuan"]);

    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("status").getByText("Logout successful!").waitFor();
    await page.getByRole("button", { name: "Login", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(await stored(page)).toBeNull();
  });

  it("signs in by Enter or a tap that came before the page's program", async () => {
    const { username, password } = await aMember();
    for (const press of ["Enter", "tap"]) {
      const page = await newPage();
      const release = await holdScripts(page);
      // A page that is quicker to open than home.
      await page.goto("/login?next=/about");
      await page.getByLabel("Username").fill(username);
      await page.getByLabel("Password", { exact: true }).fill(password);
      if (press === "Enter") await page.getByLabel("Password", { exact: true }).press("Enter");
      else await page.getByRole("button", { name: "Login", exact: true }).click();
      release();
      await arriveAt(page, "/about");
      expect(await stored(page)).toMatchObject({ username });
    }
  });

  it("shows and hides the password", async () => {
    const page = await visit("/login");
    const field = page.getByLabel("Password", { exact: true });
    await field.fill("rahasia");
    expect(await field.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Tampilkan password" }).click();
    expect(await field.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Sembunyikan password" }).click();
    expect(await field.getAttribute("type")).toBe("password");
  });

  it("says how long sign-in is blocked after too many wrong passwords", async () => {
    const { username } = await aMember();
    const headers = { "content-type": "application/json", ...(await visitor()) };
    const wrong = async (password: string) =>
      fetch(`${SITE}/api/auth/login/`, {
        method: "POST",
        headers,
        body: JSON.stringify({ username, password }),
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await wrong(`salah-${tries}`)).status).toBe(401);
    const page = await visit("/login", { expected: REFUSED });
    await fillLogin(page, username, "salah-lagi");
    await page.getByText(/^Terlalu banyak percobaan\. Coba lagi dalam/).waitFor();
    await page.getByText("Gagal Login, Isi nama dan password yang benar").waitFor();
  });
});

describe("home", () => {
  it("shows what waits for a member in the space that was reserved before the scripts ran", async () => {
    const { session } = await aMember();
    const events = await callAs<EventSummary[]>(session, "GET", "/api/events/?limit=20");
    const event = events.find(({ price_kind }) => price_kind === "free");
    const { ticket_types } = await callAs<EventDetail>(session, "GET", `/api/events/${event?.slug}/`);
    const who = { name: "Rina", phone: "081200000000" };
    const tickets = [{ type: ticket_types[0]?.id, name: "Rina" }];
    await callAs(session, "POST", `/api/events/${event?.slug}/register/`, { tickets, ...who, amount: 0 });
    const gift = { kind: "donation", slug: MOSQUE, amount: 50_000, method: "bsi" };
    const payer = { payer_name: who.name, payer_phone: who.phone };
    await callAs(session, "POST", "/api/payments/purchase/", { ...gift, ...payer });
    const page = await visitAs(session, "/", { waits: LATE_PARTS });
    const own = page.getByRole("region", { name: "Milikmu" });
    await own.getByText("Transfer Rp. 50.225").waitFor();
    const tiles = page.getByRole("navigation", { name: "Layanan" });
    expect(await tiles.getByRole("link").count()).toBe(4);

    // The same page again: its rows are known to come, and nothing below them moves.
    const release = await holdScripts(page);
    await page.reload();
    expect(await own.count()).toBe(0);
    expect(await page.getByRole("link", { name: "Mendaftar Sekarang" }).isVisible()).toBe(false);
    const before = (await tiles.boundingBox())?.y;
    release();
    await own.getByText(event?.title ?? "").waitFor();
    expect(await own.getByRole("link").count()).toBe(2);
    expect((await tiles.boundingBox())?.y).toBe(before);
    await own.getByRole("link").first().click();
    await arriveAt(page, /^\/pembayaran\//);
    // Beside the column of a wide screen the same rows, and nothing there that has to be pressed.
    await page.setViewportSize(DESK);
    await page.getByRole("navigation", { name: "Pintasan" }).getByRole("link", { name: "Charity" }).click();
    await arriveAt(page, "/charity");
    const rail = page.getByRole("complementary", { name: "Sekilas" });
    await rail.getByText("Transfer Rp. 50.225").waitFor();
    expect(await rail.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("main").evaluate((main) => main.clientWidth)).toBe(480);
    await page.setViewportSize({ width: 1179, height: 900 });
    await rail.waitFor({ state: "detached" });
    await page.setViewportSize(PHONE);

    // Gone with the sign-out; and a visitor's home is short, and names nothing twice.
    await follow(page, "/login");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("heading", { name: "Jadi bagian dari komunitas" }).waitFor();
    expect(await own.count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
    const links = await page
      .locator("#isi a[href^='/kampanye/'], #isi a[href^='/produk/'], #isi a[href^='/kelas/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.length).toBe(new Set(links).size);
  });
});

describe("a members' page", () => {
  it("is restricted for a visitor, on its own address, and leads to the sign-in and back", async () => {
    const { username, password } = await aMember();
    const page = await visit("/profile");
    await page.getByRole("heading", { name: "Akses Dibatasi" }).waitFor();
    await page
      .getByText(
        "Kamu harus terdaftar sebagai anggota untuk mengakses fitur ini. Mau mendaftar atau log masuk sekarang?",
      )
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile");
    const hrefOf = (name: string) => page.getByRole("link", { name }).getAttribute("href");
    expect(await hrefOf("Kembali ke Beranda")).toBe("/");
    expect(await hrefOf("Mendaftar Sekarang")).toMatch(/^\/register/);

    await page.getByRole("link", { name: "Login" }).click();
    await arriveAt(page, "/login");
    await fillLogin(page, username, password);
    await arriveAt(page, "/profile");
    await page.getByRole("heading", { level: 1, name: username }).waitFor();
  });

  it("leads to the sign-in when half a session is stored", async () => {
    const { session } = await aMember();
    const { access, ...withoutAccess } = session;
    const { id, ...withoutId } = session;
    const page = await newPage();
    for (const half of [withoutAccess, withoutId, {}]) {
      // Where no program runs, which would drop the session.
      await page.goto(NOWHERE);
      await store(page, half);
      await page.goto("/profile");
      await arriveAt(page, "/login?next=%2Fprofile");
      await page.getByRole("button", { name: "Login", exact: true }).waitFor();
    }
  });

  // Every other way to write such an address: `web/app/platform/next-path.test.ts`.
  it("never leads a member to another site", async () => {
    const { username, password } = await aMember();
    const page = await visit(`/login?${new URLSearchParams({ next: "/\\evil.example" })}`);
    await fillLogin(page, username, password);
    await arriveAt(page, "/");
  });
});

describe("Google's button", () => {
  it("is drawn 40 px high in a place that was kept free, and signs in", async () => {
    const page = await visit("/login");
    const button = page.getByRole("button", { name: "Login dengan Google" });
    expect((await button.boundingBox())?.height).toBe(40);
    const popup = page.waitForEvent("popup");
    await button.click();
    await choose(await popup, /Aminah Contoh/);
    await page.getByRole("status").getByText("Berhasil Login dengan akun google!").waitFor();
    await arriveAt(page, "/");
    expect((await stored(page))?.email).toBe("aminah.contoh@gmail.com");
  });

  it("reports that Google's window returned no account, on both pages, and works afterwards", async () => {
    const page = await newPage();
    for (const [path, name, sentence] of [
      ["/login", "Login dengan Google", "Gagal Login dengan akun google, coba cara lain"],
      ["/register", "Daftar dengan Google", "Gagal Mendaftar dengan akun google, coba cara lain"],
    ] as const) {
      await open(page, path);
      const popup = page.waitForEvent("popup");
      await page.getByRole("button", { name }).click();
      await choose(await popup, "Batal");
      await page.getByRole("alert").getByText(sentence).waitFor();
    }
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Daftar dengan Google" }).click();
    await choose(await popup, /Rina Contoh/);
    await arriveAt(page, "/login");
    await page.getByRole("heading", { level: 1, name: "Rina Contoh" }).waitFor();
    expect((await stored(page))?.email).toBe("rina@example.net");
  });

  it("is replaced by the app's own button while Google cannot be reached", async () => {
    const page = await newPage({ expected: /Failed to load resource/ });
    await page.route("**/simulator/google/client.js", (route) => route.abort());
    await open(page, "/login");
    const ours = page.getByRole("button", { name: "Login dengan Google" });
    await ours.waitFor();
    const triedAgain = page.waitForEvent("requestfailed");
    await ours.click();
    await triedAgain;
    await page.getByRole("alert").getByText("Gagal Login dengan akun google, coba cara lain").waitFor();
    await page.unroute("**/simulator/google/client.js");
    const loaded = page.waitForResponse("**/simulator/google/client.js");
    await ours.click();
    await loaded;
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Login dengan Google" }).click();
    await popup;
  });
});
