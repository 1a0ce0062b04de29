import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { follow, newPage, open, reload, SMALLEST, useBrowser, visit } from "./browser.ts";
import { isInSight, says, toast } from "./giving-steps.ts";
import { aMember, aPerson, fillLogin, post, stored, visitAs } from "./members.ts";
import { aProduct, cartOf, line, putInCart, saveWish, somebodyBuys, wishesOf } from "./shop-steps.ts";
import { holdClock, NOWHERE, store } from "./windows.ts";

useBrowser();

const badge = "Keranjang Belanja, 1 produk";

/** Holds the first answer, as of the time of the request, until told to release it. */
async function holdFirstList(page: Page, url: string): Promise<() => void> {
  const told = Promise.withResolvers<void>();
  let first = true;
  await page.route(url, async (route) => {
    if (!first || route.request().method() !== "GET") return route.fallback();
    first = false;
    const response = await route.fetch();
    await told.promise;
    await route.fulfill({ response });
  });
  return told.resolve;
}

describe("a product", () => {
  it("goes into the cart in the quantity that was chosen, and the header counts it", async () => {
    const product = await aProduct(3);
    const { session } = await aMember();
    const page = await newPage({ session });
    await holdClock(page);
    const arrive = await holdFirstList(page, "**/api/carts/cart/");
    await open(page, `/produk/${product.slug}`);
    await page.getByRole("button", { name: "Tambah", exact: true }).click();
    await page.getByRole("button", { name: "+ KERANJANG" }).click();
    await toast(page, "Berhasil menambahkan ke Keranjang Belanja!");
    arrive();
    await page.getByRole("link", { name: badge }).waitFor();
    expect(await cartOf(session)).toMatchObject([{ product: { id: product.id }, quantity: 2 }]);
    // A message that leads on waits to be read.
    await page.clock.runFor(20_000);
    await page.getByRole("link", { name: "Lihat", exact: true }).click();
    await arriveAt(page, "/keranjang");
    await line(page, product).getByText("2", { exact: true }).waitFor();
  });

  it("says why it did not go into the cart", async () => {
    const product = await aProduct(2);
    const { session } = await aMember();
    await putInCart(session, product, product.stock);
    const page = await visitAs(session, `/produk/${product.slug}`, { expected: /409/ });
    await page.getByRole("link", { name: badge }).waitFor();
    await page.getByRole("button", { name: "+ KERANJANG" }).click();
    await toast(page, "Gagal menambahkan ke Keranjang Belanja");
    await page.getByText(`Di keranjang sudah ada ${product.stock}`).waitFor();
  });

  it("that is sold out is 'habis', closed for the cart and open for the wish list", async () => {
    const product = await aProduct(2);
    await somebodyBuys(product, product.stock);
    const { session } = await aMember();
    const page = await visitAs(session, `/produk/${product.slug}`);
    await says(page, "habis");
    expect(await page.getByRole("button", { name: "+ KERANJANG" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "+ INCARAN" }).click();
    await toast(page, "Berhasil menambahkan ke Incaran!");
  });

  it("leads a visitor to the sign-in or registration and back, and carries out the chosen action", async () => {
    const [saved, bought] = [await aProduct(2), await aProduct(2)];
    const person = aPerson();
    const page = await visit("/sinergy");
    await page.getByText(/Melihat-lihat bebas untuk siapa saja/).waitFor();
    await page.getByRole("button", { name: `Simpan ${saved.title} ke Incaran` }).click();
    await arriveAt(page, "/login");
    const first = `Setelah itu ${saved.title} langsung tersimpan di Incaranmu`;
    await page.getByText(`${first}.`).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: bought.title }).first().click();
    await page.getByRole("button", { name: "+ KERANJANG" }).click();
    await arriveAt(page, "/login");
    const both = `${first}, dan ${bought.title} langsung masuk Keranjang Belanjamu.`;
    await page.getByText(both).waitFor();
    await page.getByRole("link", { name: "Mendaftar Sekarang" }).click();
    await page.getByRole("heading", { name: "Jadi Anggota" }).waitFor();
    await page.getByText(both).waitFor();
    await page.getByLabel("E-mail", { exact: true }).fill(person.email);
    await page.getByLabel("Username", { exact: true }).fill(person.username);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Mendaftar", exact: true }).click();
    await page.getByRole("heading", { name: "Assalamu’alaikum" }).waitFor();
    await page.getByText("Masuk dengan akun barumu, ya.").waitFor();
    await fillLogin(page, person.username, person.password);
    await arriveAt(page, `/produk/${bought.slug}`);
    await toast(page, "Berhasil menambahkan ke Keranjang Belanja!");
    const session = await post<SessionUser>("/api/auth/login/", person);
    expect(await cartOf(session)).toMatchObject([{ product: { id: bought.id }, quantity: 1 }]);
    expect(await wishesOf(session)).toMatchObject([{ product: { id: saved.id } }]);
  });
});

describe("the wish list", () => {
  it("lists saved products, reports a product that is saved already, and leads into the cart", async () => {
    const product = await aProduct(2);
    const { session } = await aMember();
    const page = await visitAs(session, `/produk/${product.slug}`, { expected: /409/ });
    await page.getByRole("button", { name: "+ INCARAN" }).click();
    await toast(page, "Berhasil menambahkan ke Incaran!");
    expect(await page.getByRole("button", { name: "TERSIMPAN" }).evaluate(isInSight)).toBe(true);
    await page.getByRole("button", { name: "TERSIMPAN" }).click();
    await toast(page, "Dihapus dari Incaran.");
    await saveWish(session, product);
    await page.getByRole("button", { name: "+ INCARAN" }).click();
    await toast(page, "Gagal menambahkan ke Incaran, Produk ini sudah ada di Incaran.");
    await page.getByRole("link", { name: "Lihat", exact: true }).click();
    await arriveAt(page, "/incaran");
    await page.getByRole("heading", { name: "Produk Incaran" }).waitFor();
    const title = await page.getByRole("link", { name: product.title }).boundingBox();
    expect(title?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole("button", { name: `+ KERANJANG ${product.title}` }).click();
    await toast(page, "Berhasil menambahkan ke Keranjang Belanja!");
    expect(await violations(page)).toEqual([]);
    expect(await cartOf(session)).toMatchObject([{ product: { id: product.id }, quantity: 1 }]);
    await page.getByRole("button", { name: `Hapus ${product.title} dari Incaran` }).click();
    await page.getByRole("heading", { name: "Belum ada produk incaran." }).waitFor();
  });

  it("is a heart on every card, filled for saved products", async () => {
    const product = await aProduct(2);
    const { session } = await aMember();
    const page = await newPage({ session });
    const arrive = await holdFirstList(page, "**/api/wishlists/wishlist/");
    await open(page, "/sinergy");
    const heart = page.getByRole("button", { name: `Simpan ${product.title} ke Incaran` });
    await heart.click();
    await toast(page, "Berhasil menambahkan ke Incaran!");
    arrive();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    await heart.click();
    await toast(page, "Dihapus dari Incaran.");
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
  });
});

describe("the cart", () => {
  it("changes on the server and in the other tab, and asks before the last one is removed", async () => {
    const product = await aProduct(3);
    const { session } = await aMember();
    await putInCart(session, product, 2);
    const page = await visitAs(session, "/keranjang");
    const row = line(page, product);
    const stored = () => cartOf(session).then((lines) => lines[0]?.quantity);
    await row.getByRole("button", { name: "Tambah" }).click();
    await row.getByText("3", { exact: true }).waitFor();
    await expect.poll(stored).toBe(3);
    const second = await page.context().newPage();
    await open(second, "/keranjang");
    await line(second, product).getByText("3", { exact: true }).waitFor();
    for (let left = 2; left >= 1; left--) {
      await row.getByRole("button", { name: "Kurangi" }).click();
      await row.getByText(String(left), { exact: true }).waitFor();
    }
    await expect.poll(stored).toBe(1);
    await line(second, product).getByText("1", { exact: true }).waitFor();
    await second.close();
    await row.getByRole("button", { name: "Kurangi" }).click();
    const dialog = page.getByRole("dialog", { name: "Hapus dari keranjang?" });
    await dialog.getByText(`${product.title} akan dihapus dari Keranjang Belanja.`).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Batal" }).click();
    expect(await stored()).toBe(1);
    // The second click used to hit the area beside the dialog or the navigation.
    await row.getByRole("button", { name: `Hapus ${product.title}` }).dblclick();
    await dialog.getByRole("button", { name: "Hapus" }).dblclick();
    await page.getByRole("heading", { name: "Keranjang belanjamu masih kosong." }).waitFor();
    await expect.poll(stored).toBeUndefined();
  });

  it("shows line by line what sold out meanwhile, and can be corrected before paying", async () => {
    const [scarce, gone] = [await aProduct(3), await aProduct(3)];
    const { session } = await aMember();
    await putInCart(session, scarce, scarce.stock);
    await putInCart(session, gone, 1);
    const page = await visitAs(session, "/keranjang");
    await line(page, gone).waitFor();
    await somebodyBuys(scarce, scarce.stock - 1);
    await somebodyBuys(gone, gone.stock);
    await reload(page);
    await line(page, scarce).getByText("Stok tinggal 1.").waitFor();
    await line(page, gone).getByText("Stok habis.").waitFor();
    await page.getByRole("button", { name: "Bayar" }).click();
    await page.getByText(/Ada produk yang tidak dapat dibeli/).waitFor();
    expect(await violations(page)).toEqual([]);
    await line(page, scarce).getByRole("button", { name: "Kurangi" }).click();
    await line(page, scarce).getByText("1", { exact: true }).waitFor();
    await line(page, gone)
      .getByRole("button", { name: `Hapus ${gone.title}` })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Hapus" }).click();
    await line(page, gone).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Bayar" }).click();
    await arriveAt(page, "/bayar-belanja");
    await page.getByRole("heading", { name: "Pesanan" }).waitFor();
  });

  it("stops at the stock, and restores a line whose removal the server refused", async () => {
    const product = await aProduct(2);
    const { session } = await aMember();
    await putInCart(session, product, product.stock);
    const page = await visitAs(session, "/keranjang", { expected: /500/ });
    const more = line(page, product).getByRole("button", { name: "Tambah" });
    await more.waitFor();
    expect(await more.isDisabled()).toBe(true);
    await page.route("**/api/carts/cart/", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await line(page, product)
      .getByRole("button", { name: `Hapus ${product.title}` })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Hapus" }).click();
    await toast(page, "Gagal menghapus item dari keranjang. Silakan coba lagi.");
    await line(page, product).waitFor();
  });
});

describe("the members' pages of the shop", () => {
  const PAGES = [
    "/incaran",
    "/keranjang",
    "/riwayat-belanja",
    "/unduhan",
    "/bayar-belanja",
    "/konfirmasi-pembayaran-belanja",
  ];

  it("are closed to visitors", async () => {
    const page = await visit(PAGES[0] ?? "");
    for (const path of PAGES) {
      if (path !== PAGES[0]) await follow(page, path);
      await page.getByRole("heading", { name: "Akses Dibatasi" }).waitFor();
    }
  });

  it("end a session that is no longer one", async () => {
    const page = await newPage({ expected: /40[13]/ });
    const ended = { access: "usang", refresh: "usang", id: 1, username: "usang", email: "u@example.com" };
    for (const path of PAGES.slice(0, 4)) {
      // Where no program runs, which would drop the session before the members' page is opened.
      await page.goto(NOWHERE);
      await store(page, ended);
      await page.goto(path);
      await arriveAt(page, "/login");
      expect([path, await stored(page)]).toEqual([path, null]);
    }
  });

  it("look right while empty, also on the smallest phone", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/about", { viewport: SMALLEST });
    for (const path of PAGES.slice(0, 5)) {
      await follow(page, path);
      await page.locator("main h2").first().waitFor();
      expect([path, await violations(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await says(page, "Keranjang belanja kosong. Tambahkan produk sebelum melanjutkan ke pembayaran.");
    await page.goto("/konfirmasi-pembayaran-belanja");
    await arriveAt(page, "/");
  });
});
