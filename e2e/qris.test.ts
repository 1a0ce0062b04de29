import { createHmac } from "node:crypto";
import type { Proposal, QueuedPayment, SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "./administrator.ts";
import { DESK, useBrowser, visit } from "./browser.ts";
import { MOSQUE } from "./giving-steps.ts";
import { aMember, callAs, post, visitAs } from "./members.ts";
import { aProduct, putInCart } from "./shop-steps.ts";
import { SITE } from "./site.ts";
import { administrator } from "./staff.ts";
import { onceDecided, openQueue, treasurer } from "./treasury.ts";

useBrowser();
const APP = "id.bankcontoh.mobile";
const PASSWORD = "barakah-demo-2026";
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

async function confirmed() {
  const chair = await administrator();
  const { proposals } = await callAs<{ proposals: Proposal[] }>(chair, "GET", "/api/admin/proposals/");
  const waiting = proposals.filter(({ kind, state }) => kind.startsWith("notice_") && state === "waiting");
  for (const { id } of waiting)
    await callAs(chair, "POST", `/api/admin/proposals/${id}/confirm/`, { password: ADMIN_PASSWORD });
}

/** By two people, where it is more than before. */
async function allow(automatic: boolean) {
  await callAs(session, "POST", "/api/admin/notice-policy/", {
    automatic,
    payment_limit: 500_000,
    day_limit: 100_000_000,
    seen_days: 7,
    password: PASSWORD,
  });
  await confirmed();
}

async function payAtBank(page: Page, address: string) {
  await page.goto("/simulator/qris");
  await page.getByLabel("Alamat atau isi kode").fill(address);
  await page.getByRole("button", { name: "Bayar QR ini" }).click();
  await page.getByText("dibayar ke YAYASAN CONTOH").waitFor();
}

const rupiahIn = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));

it("explains before 'Lanjutkan' how the QRIS amount is made up, and shows its lines with the code", async () => {
  const page = await visit(`/bayar-donasi/${MOSQUE}`);
  // Before there is an amount, there is no sum of it.
  await page.getByRole("status").filter({ hasText: "Pilih nominal" }).waitFor();
  expect(await page.getByText(/Rp\. 0|^\+ \d|Total transfer/).count()).toBe(0);
  await page.getByRole("radio", { name: "Rp. 100.000", exact: true }).check();
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await page.getByText("Nominal pasti muncul bersama kode QRIS: ditambah 1–999 rupiah").waitFor();
  const bar = page.getByRole("status").filter({ hasText: "+ kode unik" });
  expect(await bar.textContent()).toBe("Rp. 100.000 + kode unik");
  expect(await page.getByText("Total transfer").count()).toBe(0);
  await page.getByLabel("Nama lengkap").fill("Rina Teliti");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  const line = (name: string) => page.locator("dl > div", { hasText: new RegExp(`^${name}`) }).locator("dd");
  await page.getByRole("img", { name: /^Kode QRIS Rp\./ }).waitFor();
  const [donation, code, total] = await Promise.all(
    ["Donasi", "Kode unik, ikut didonasikan", "Total bayar"].map(async (name) =>
      rupiahIn(await line(name).textContent()),
    ),
  );
  expect(donation).toBe(100_000);
  expect(code).toBeGreaterThan(0);
  expect(code).toBeLessThan(1000);
  expect((donation ?? 0) + (code ?? 0)).toBe(total);
});

it("says that a purchase by QRIS costs a little less", async () => {
  const { session: member } = await aMember();
  await putInCart(member, await aProduct());
  const page = await visitAs(member, "/bayar-belanja");
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await page.getByText("Nominal pasti muncul bersama kode QRIS: dipotong 1–999 rupiah").waitFor();
  await page.getByText("Potongan kode unik QRIS", { exact: true }).waitFor();
  await page.getByText("− 1–999", { exact: true }).waitFor();
  await page.getByText("− kode unik").first().waitFor();
});

it("is given by QRIS without JavaScript: code, bank, thanks", async () => {
  await allow(true);
  const page = await visit(`/bayar-donasi/${MOSQUE}`, { javaScriptEnabled: false });
  await page.getByLabel("Nominal donasi").fill("61.000");
  await page.getByRole("radio", { name: "QRIS", exact: false }).first().check();
  await page.getByLabel("Nama lengkap").fill("Rina Tanpa Skrip");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await page.getByText("Periksa sekali lagi: donasimu Rp. 61.000 lewat QRIS").waitFor();
  await page.getByText("ditambah 1–999 rupiah sebagai kode unik").waitFor();
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  const code = page.getByRole("img", { name: /^Kode QRIS Rp\. 61\./ });
  await code.waitFor();
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await page.getByRole("link", { name: "Simpan gambar" }).waitFor();
  const address = page.url();
  await payAtBank(page, address);
  await page.goto(address);
  await page.getByText("Terverifikasi").first().waitFor();
});

/** As a notification forwarder on a phone sends it. */
async function tell({ id, secret }: { id: string; secret: string }, amount: number, payer: string) {
  const body = JSON.stringify({
    package: APP,
    title: "Dana masuk QRIS",
    text: `Anda menerima dana Rp ${amount.toLocaleString("id-ID")} dari ${payer} melalui QRIS YAYASAN CONTOH.`,
    posted_at: new Date().toISOString(),
  });
  const timestamp = String(Date.now());
  const answer = await fetch(`${SITE}/api/payments/notices/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-device": id,
      "x-timestamp": timestamp,
      "x-signature": createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex"),
    },
    body,
  });
  expect(answer.status).toBe(202);
}

/** More than the fifty that the queue shows at once. */
const MANY = 52;

it(`clears ${MANY} notices by keyboard, each with one key`, async () => {
  await allow(false);
  const phone = await callAs<{ id: string; secret: string }>(session, "POST", "/api/admin/notice-devices/", {
    name: "HP Banyak",
    packages: [APP],
    password: PASSWORD,
  });
  await confirmed();
  const references = new Set<string>();
  // Others on each try.
  const many = `Penderma ${Date.now().toString(36)}`;
  for (let nth = 0; nth < MANY; nth += 13)
    await Promise.all(
      Array.from({ length: 13 }, async (_, place) => {
        const donor_name = `${many} ${nth + place}`;
        const gift = {
          kind: "donation",
          slug: MOSQUE,
          base_amount: 100_000,
          donor_name,
          donor_phone: "081234567890",
        };
        const { reference, amount } = await post<{ reference: string; amount: number }>(
          "/api/payments/quote/",
          gift,
        );
        await tell(phone, amount, donor_name);
        references.add(reference);
      }),
    );
  // Other journeys of the same app may have left older payments.
  const [some = ""] = references;
  const page = await openQueue(session, some, { viewport: DESK });
  const heading = page.getByRole("region", { name: "Keputusan" }).locator("p").first();
  const left = new Set(references);
  while (left.size > 0) {
    await expect.poll(async () => left.has((await heading.textContent()) ?? ""), { interval: 20 }).toBe(true);
    left.delete((await heading.textContent()) ?? "");
    await page.keyboard.press("s");
  }
  const verified = async () =>
    (
      await callAs<QueuedPayment[]>(
        session,
        "GET",
        `/api/admin/payments/?search=${encodeURIComponent(many)}&status=verified&limit=200`,
      )
    ).length;
  await page.getByRole("link", { name: "Penyaluran", exact: true }).press("Enter");
  await expect.poll(onceDecided(verified), { interval: 200 }).toBe(MANY);
});
