import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enrolmentOf, joinAs, PAID } from "./academy-steps.ts";
import { arriveAt } from "./arriving.ts";
import { follow, newPage, open, useBrowser } from "./browser.ts";
import { DONATE, fillTransfer, send } from "./giving-steps.ts";
import { aMember, stored, visitAs } from "./members.ts";
import { store } from "./windows.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 40[13]/;
const expired = (session: SessionUser) => ({ ...session, access: "kedaluwarsa" });

/** Counts refresh-token exchanges of this browser. */
function countRefreshes(page: Page): () => number {
  let sent = 0;
  page.context().on("request", (request) => {
    if (request.url().endsWith("/api/auth/token/refresh/")) sent += 1;
  });
  return () => sent;
}

describe("an expired token", () => {
  it("is renewed on the way, and the form that met it is saved", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/profile/edit", { expected: REFUSED });
    await page.getByLabel("Nama lengkap").fill("Rina Aulia Rahman");
    const refreshes = countRefreshes(page);
    await store(page, expired(session));
    await page.getByRole("button", { name: "Simpan Perubahan" }).click();
    await page.getByText("Data Profile berhasil diperbaharui").waitFor();
    await page.getByRole("heading", { level: 1, name: "Rina Aulia Rahman" }).waitFor();
    expect(refreshes()).toBe(1);
    const now = await stored(page);
    expect(now).toMatchObject({ id: session.id, username: session.username, email: session.email });
    expect(now?.refresh).not.toBe(session.refresh);
  });

  it("is renewed once by two tabs that meet it together, and both stay signed in", async () => {
    const { session, username } = await aMember();
    const one = await newPage({ session, expected: REFUSED });
    const two = await one.context().newPage();
    const refreshes = countRefreshes(one);
    await store(one, expired(session));
    // Held until both tabs have been refused, so that both refresh at once.
    const refused = new Set<Page>();
    let both = () => {};
    const bothRefused = new Promise<void>((resolve) => {
      both = resolve;
    });
    one.context().on("response", (response) => {
      if (response.status() === 403 && refused.add(response.frame().page()).size === 2) both();
    });
    await one.context().route("**/api/auth/token/refresh/", async (route) => {
      await bothRefused;
      await route.continue();
    });
    await Promise.all([one.goto("/profile"), two.goto("/profile")]);
    for (const tab of [one, two]) await tab.getByRole("heading", { level: 1, name: username }).waitFor();
    expect(refreshes()).toBe(1);
    expect(await stored(one)).toEqual(await stored(two));
  });
});

describe("a session that has ended", () => {
  it("is removed when it cannot be renewed, and leads to the sign-in", async () => {
    const { session } = await aMember();
    const page = await visitAs({ ...expired(session), refresh: "palsu" }, "/profile", { expected: REFUSED });
    await arriveAt(page, "/login?next=%2Fprofile");
    await page.getByText("Sesimu sudah berakhir. Silakan masuk kembali.").waitFor();
    expect(await stored(page)).toBeNull();
  });

  it("keeps the profile's typed values until its member signs in again", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/profile/edit", { expected: REFUSED });
    await page.getByLabel("Nama lengkap").fill("Rina Aulia Rahman");
    await store(page, { ...expired(session), refresh: "palsu" });
    await page.getByRole("button", { name: "Simpan Perubahan" }).click();
    await arriveAt(page, "/login?next=%2Fprofile%2Fedit");
    await store(page, session);
    await open(page, "/profile/edit");
    await expect.poll(() => page.getByLabel("Nama lengkap").inputValue()).toBe("Rina Aulia Rahman");
    await page.getByRole("button", { name: "Simpan Perubahan" }).click();
    await page.getByText("Data Profile berhasil diperbaharui").waitFor();
    await page.getByRole("heading", { level: 1, name: "Rina Aulia Rahman" }).waitFor();
  });

  it("keeps a proof that was being sent, and sends it when its member is back", async () => {
    const { session, username, password } = await aMember();
    await joinAs(session, PAID);
    const page = await visitAs(session, `/konfirmasi-pembayaran-kelas/${PAID}`, { expected: REFUSED });
    await fillTransfer(page);
    await store(page, { ...expired(session), refresh: "palsu" });
    await send(page);
    await arriveAt(page, /^\/login\?/);
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    // Sent by the background sender. The form says so if it was open in time to follow its proof, otherwise the strip does.
    await page
      .getByText(/^(Konfirmasi pembayaranmu|Bukti transfermu) sudah terkirim\.$/)
      .first()
      .waitFor();
    expect((await enrolmentOf(session, PAID)).in_review).toBe(true);
  });

  it("ends in every tab when it ends in one, deletes the member's data there, and keeps a guest's number", async () => {
    const { session, username } = await aMember();
    const giving = await visitAs(session, DONATE);
    const name = giving.getByLabel("Nama lengkap");
    await name.fill("Rina Aulia");
    const payment = (number: string, memberId: number | null) => ({
      ...{ number, page: `/pembayaran/${number}`, amount: 50_000, title: "Sumur", at: "", card: true },
      memberId,
    });
    const list = [payment("DON-ANGGOTA", session.id), payment("DON-TAMU", null)];
    await giving.evaluate((kept) => localStorage.setItem("barakah-pembayaran", kept), JSON.stringify(list));
    const kept = () => giving.evaluate(() => localStorage.getItem("barakah-pembayaran") ?? "");
    const inTab = () => giving.evaluate(() => JSON.stringify(sessionStorage));
    await expect.poll(inTab).toContain("Rina Aulia");

    const members = await giving.context().newPage();
    await open(members, "/profile");
    await members.getByRole("heading", { level: 1, name: username }).waitFor();

    const leaving = await giving.context().newPage();
    await open(leaving, "/login");
    await leaving.getByRole("button", { name: "Logout" }).click();
    await leaving.getByText("Logout successful!").waitFor();
    await arriveAt(members, "/login");
    await members.getByRole("button", { name: "Login", exact: true }).waitFor();
    expect(await kept()).toContain("DON-TAMU");
    expect(await kept()).not.toContain("DON-ANGGOTA");
    await expect.poll(inTab).not.toContain("Rina Aulia");
    await expect.poll(() => name.inputValue()).toBe("");
  });

  it("does not end because of a refused permission", async () => {
    const { session } = await aMember();
    const page = await newPage({ session, expected: REFUSED });
    const body = { code: "permission_denied", detail: "Kamu tidak berhak melakukan ini." };
    await page.route("**/api/profiles/**", (route) => route.fulfill({ status: 403, json: body }));
    await open(page, "/profile");
    await page.getByText("Profil gagal dimuat.").waitFor();
    expect(await stored(page)).toEqual(session);
  });
});

describe("stored HTML", () => {
  it("is shown as text and never runs", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/profile/edit");
    const evil = `<img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
    await page.getByLabel("Nama lengkap").fill(evil);
    await page.getByRole("button", { name: "Simpan Perubahan" }).click();
    await page.getByRole("heading", { level: 1, name: evil }).waitFor();
    await follow(page, "/login");
    await page.getByRole("heading", { level: 1, name: evil }).waitFor();
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

  it("could not run even if it slipped through: the page's policy forbids it", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/login", {
      expected: /Content Security Policy|Failed to load resource/,
    });
    const blocked = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const found: string[] = [];
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
            found.push(effectiveDirective);
            if (found.length === 3) resolve(found.sort());
          });
          const place = document.createElement("div");
          place.innerHTML = `<img src="x" onerror="window.ran=1"><a href="javascript:window.ran=1">x</a>`;
          document.body.append(place);
          place.querySelector("a")?.click();
          const script = document.createElement("script");
          script.textContent = "window.ran=1";
          document.body.append(script);
        }),
    );
    expect(blocked).toEqual(["script-src-attr", "script-src-elem", "script-src-elem"]);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
});
