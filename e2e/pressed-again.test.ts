import type { Locator, Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { DESK, open, useBrowser, visit } from "./browser.ts";
import { awaitChat, chooseTransfer, DONATE, fillGift, fillTransfer } from "./giving-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { aProduct, cartOf } from "./shop-steps.ts";
import { staff } from "./staff.ts";
import { openQueue, treasurer, waitingGifts } from "./treasury.ts";

useBrowser();

interface Watched {
  sent: string[];
  letThrough(): Promise<void>;
}

/** After this call, holds scripts and data of the next page, as on a very slow network. */
async function holdAfter(page: Page, path: string): Promise<Watched> {
  const [sent, held]: [string[], Route[]] = [[], []];
  let holding = false;
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const isNext = pathname.endsWith(".js") || pathname.startsWith("/api/");
    if (route.request().method() !== "GET" && pathname.includes(path)) {
      sent.push(pathname);
      const response = await route.fetch();
      holding = sent.length === 1;
      await route.fulfill({ response });
    } else if (holding && isNext) held.push(route);
    else await route.continue();
  });
  return {
    sent,
    async letThrough() {
      holding = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Presses until the button is gone; returns the resulting calls to this path. */
async function pressAgain(page: Page, button: Locator, path: string): Promise<string[]> {
  const { sent, letThrough } = await holdAfter(page, path);
  const element = await button.elementHandle();
  const answered = page.waitForResponse((answer) => answer.url().includes(path));
  const pressing = element?.evaluate(
    (pressed) =>
      new Promise<void>((gone) => {
        const again = setInterval(() => {
          if (pressed.isConnected) return (pressed as HTMLElement).click();
          clearInterval(again);
          return gone();
        }, 20);
      }),
  );
  await answered;
  // An opened chat would put this page into the background.
  await page.bringToFront();
  // By then the page shows the result.
  for (let frame = 0; frame < 20; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
  await letThrough();
  await pressing;
  return sent;
}

const lanjutkan = (page: Page) => page.getByRole("button", { name: "Lanjutkan" });

it("asks for one QRIS, however often 'Lanjutkan' is pressed while its page is on the way", async () => {
  const page = await visit(DONATE);
  await fillGift(page, "Pembayaran Online");
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  expect(await pressAgain(page, lanjutkan(page), "/api/payments/purchase/")).toHaveLength(1);
  await arriveAt(page, /^\/pembayaran\//);
});

it("makes one payment of zakat that is sent again while its page is on the way", async () => {
  const page = await visit("/zakat/bayar");
  await page
    .getByRole("textbox", { name: /penghasilan/i })
    .first()
    .fill("50000");
  await page.getByLabel("Nama lengkap").fill("Rina Muzaki");
  await page.getByLabel("Nomor telepon").fill("0812 0000 7711");
  await page.getByRole("radio", { name: /BSI/ }).check();
  const button = page.getByRole("button", { name: /Bayar|Lanjut|Tunaikan/ }).last();
  expect(await pressAgain(page, button, "/api/payments/purchase/")).toHaveLength(1);
  await arriveAt(page, /^\/pembayaran\//);
});

it("sends one proof and opens one chat while the home page is on the way", async () => {
  const page = await visit(DONATE);
  await chooseTransfer(page);
  await fillTransfer(page);
  const chat = awaitChat(page);
  const tabs: Page[] = [];
  page.context().on("page", (tab) => tabs.push(tab));
  const button = page.getByRole("button", { name: "KIRIM VIA WHATSAPP" });
  expect(await pressAgain(page, button, "/payments/purchase/")).toHaveLength(1);
  await chat;
  await arriveAt(page, "/");
  expect(tabs).toHaveLength(1);
});

it("signs in once, and saves a profile once", async () => {
  const member = await aMember();
  const page = await visit("/login");
  await page.getByLabel("Username").fill(member.username);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  const login = page.getByRole("button", { name: "Login", exact: true });
  expect(await pressAgain(page, login, "/api/auth/login/")).toHaveLength(1);
  await arriveAt(page, "/");
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await open(page, "/profile/edit");
  await page.getByLabel("Nama lengkap").first().fill("Siti Aminah");
  const save = page.getByRole("button", { name: /Simpan/ }).first();
  expect(await pressAgain(page, save, "/api/profiles/")).toHaveLength(1);
  await arriveAt(page, "/profile");
});

it("adds one campaign to the catalogue", async () => {
  const editor = await staff("editor");
  const page = await visitAs(editor, "/admin/kampanye/baru", { viewport: DESK });
  const title = `Sumur kedua ${Date.now().toString(36)}`;
  await page.getByRole("textbox", { name: "Judul" }).fill(title);
  const save = page.getByRole("button", { name: /Simpan/ }).first();
  expect(await pressAgain(page, save, "/api/admin/campaigns/")).toHaveLength(1);
  const found = await callAs<object[]>(
    editor,
    "GET",
    `/api/admin/campaigns/?search=${encodeURIComponent(title)}`,
  );
  expect(found).toHaveLength(1);
});

it("decides about one payment by a double click and by a key that is held down", async () => {
  const [first = ""] = await waitingGifts(4);
  const page = await openQueue(await treasurer(), first, { viewport: DESK });
  const queue = page.getByRole("region", { name: "Antrean" });
  const left = () => queue.getByRole("checkbox").count();
  expect(await left()).toBe(4);
  await page.getByRole("button", { name: "Setujui donasi" }).dblclick();
  await page.getByRole("status").getByText("Disetujui").first().waitFor();
  await expect.poll(left).toBe(3);

  // The second click hits 'Batal', and then 'Setujui donasi' of the next one.
  await page.getByRole("button", { name: "Tolak T" }).dblclick();
  await page.getByRole("combobox", { name: "Alasan penolakan" }).fill("bel mas");
  await page.getByRole("button", { name: "Tolak dan kirim" }).dblclick();
  await expect.poll(left).toBe(2);
  await page.getByRole("button", { name: "Setujui donasi" }).waitFor();
  for (let held = 0; held < 5; held++) await page.keyboard.down("s");
  await page.keyboard.up("s");
  await expect.poll(left).toBe(1);
  await page.getByRole("button", { name: "Setujui donasi" }).waitFor();
  expect(await left()).toBe(1);
});

it("wishes for a product by a double tap, and puts nothing into the cart", async () => {
  const { session } = await aMember();
  const page = await visitAs(session, `/produk/${(await aProduct()).slug}`);
  const wish = await page.getByRole("button", { name: "+ INCARAN" }).boundingBox();
  if (!wish) throw new Error("there is nothing to press");
  await page.mouse.dblclick(wish.x + wish.width / 2, wish.y + wish.height / 2);
  await page.getByRole("button", { name: "TERSIMPAN" }).waitFor();
  expect(await page.getByRole("button", { name: "TERSIMPAN" }).boundingBox()).toEqual(wish);
  expect(await cartOf(session)).toEqual([]);
});
