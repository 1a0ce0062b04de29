import {
  GIFT_FORM,
  makePledge,
  PLEDGE_FORM,
  purchase,
  REGISTRATION_FORM,
  registerForEvent,
  valuesIn,
  ZAKAT_FORM,
} from "@barakah/contract";
import type { Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { open, reload, useBrowser, visit } from "./browser.ts";
import { DONATE, MOSQUE } from "./giving-steps.ts";

useBrowser();

interface DeclaredForm {
  name: string;
  page: string;
  form: object;
  /** What the contract makes of a body, or its refusal. */
  read(body: object): unknown;
  /** The call of the page with JavaScript. */
  call: string;
  fill(page: Page): Promise<void>;
  submit: string;
}

const contact = async (page: Page) => {
  await page.getByLabel("Nama lengkap").fill("Rina Donatur");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
};
const EVENT = "kajian-subuh-adab-berutang";

const FORMS: DeclaredForm[] = [
  {
    name: "a gift",
    page: DONATE,
    form: GIFT_FORM,
    read: (body) => purchase.safeParse({ ...body, kind: "donation", slug: MOSQUE }),
    call: "/api/payments/purchase/",
    async fill(page) {
      // What is typed counts before the preset, and the box before the name.
      await page.getByRole("radio", { name: "Rp. 100.000", exact: true }).check();
      await page.getByLabel("Nominal donasi").fill("75.000");
      await page.getByRole("radio", { name: "QRIS Semua bank" }).check();
      await contact(page);
      await page.getByLabel(/Sembunyikan/).check();
      await page.getByLabel("Atas nama").fill("Ibu Aminah");
      await page.getByLabel("Pesan atau doa").fill("Semoga berkah.");
    },
    submit: "Lanjutkan",
  },
  {
    name: "zakat",
    page: "/zakat/bayar",
    form: ZAKAT_FORM,
    read: (body) => purchase.safeParse({ ...body, kind: "zakat" }),
    call: "/api/payments/purchase/",
    async fill(page) {
      await page.getByLabel("Infak").fill("50.000");
      await page.getByLabel("Zakat penghasilan").fill("125.000");
      await page.getByText("Bank Syariah Indonesia").click();
      await contact(page);
    },
    submit: "Lanjutkan",
  },
  {
    name: "a pledge",
    page: `/niat/baru?program=${MOSQUE}`,
    form: PLEDGE_FORM,
    read: (body) => makePledge.body.safeParse(body),
    call: "/api/pledges/",
    async fill(page) {
      await page.getByLabel("Untuk").selectOption({ label: "Infak umum" });
      await page.getByText("Rp. 100.000").click();
      await page.getByText(/^Setiap bulan, tanggal/).click();
      await page.getByRole("radio", { name: "7", exact: true }).check();
      await contact(page);
      await page.getByLabel("E-mail").fill("rina@example.com");
    },
    submit: "Simpan niat",
  },
  {
    name: "a registration",
    page: `/acara/${EVENT}/daftar`,
    form: REGISTRATION_FORM,
    read: (body) => registerForEvent.body.safeParse({ ...body, amount: 0 }),
    call: `/api/events/${EVENT}/register/`,
    async fill(page) {
      await contact(page);
      await page.getByRole("button", { name: "Tambah peserta" }).click();
      await page.getByRole("heading", { name: "Peserta 2" }).waitFor();
      await page.getByLabel("Nama lengkap").nth(1).fill("Bagus Donatur");
    },
    submit: "Daftar",
  },
];

/** Controls of a form without JavaScript that say what the page does next. */
const STEPS = ["kunci", "langkah", "mulai", "aksi"];

/** `tickets.0.answers.12` is within the declaration where `tickets`, one ticket and its answers are. */
function isDeclared(form: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  if (Array.isArray(form)) return /^\d+$/.test(name) && isDeclared(form[0], rest);
  if (typeof form !== "object" || form === null) return false;
  if (Object.keys(form).length === 0) return /^\d+$/.test(name);
  return name in form && isDeclared(form[name as keyof typeof form], rest);
}

/** Fills the form in and returns what it would have sent. */
async function sentBy(page: Page, declared: DeclaredForm, isIt: (request: Request) => boolean) {
  await declared.fill(page);
  await page.route("**", (route) => (isIt(route.request()) ? route.abort() : route.fallback()));
  const [request] = await Promise.all([
    page.waitForRequest(isIt),
    page.getByRole("button", { name: declared.submit, exact: true }).click(),
  ]);
  return request.postData() ?? "";
}

it.each(FORMS)("$name has the contract's fields, and sends the same without JavaScript", async (declared) => {
  const path = declared.page.split("?")[0] ?? "";
  const plain = await visit(declared.page, { javaScriptEnabled: false });
  const names = await plain
    .locator("form[method=post] :is(input, select, textarea, button)[name]")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name") ?? ""));
  expect(names.length).toBeGreaterThan(4);
  const strange = names.filter(
    (name) => !STEPS.includes(name) && !isDeclared(declared.form, name.split(".")),
  );
  expect(strange).toEqual([]);
  const isPost = (request: Request) => request.method() === "POST" && request.url().endsWith(path);
  const fields = Object.entries(
    Object.groupBy([...new URLSearchParams(await sentBy(plain, declared, isPost))], ([name]) => name),
  ).map(([name, all = []]) => [name, all.findLast(([, text]) => text)?.[1] ?? ""] as const);
  const withoutScript = valuesIn(declared.form, Object.fromEntries(fields));

  const page = await visit(declared.page, { expected: /ERR_FAILED/ });
  const isCall = (request: Request) => request.method() === "POST" && request.url().endsWith(declared.call);
  const withScript = JSON.parse(await sentBy(page, declared, isCall)) as object;
  // Nothing is renamed: every field of the declaration is in the call, under its own name.
  expect(Object.keys(withScript)).toEqual(expect.arrayContaining(Object.keys(declared.form)));
  const meant = declared.read(withScript);
  expect(meant).toMatchObject({ success: true });
  expect(declared.read(withoutScript)).toEqual(meant);
});

it("ignores what an earlier version kept under other names", async () => {
  const page = await visit(DONATE);
  await page.evaluate((slug) => {
    const typed = { amount: 50_000, method: null, fullName: "Nama Lama", hideIdentity: true, phone: "0811" };
    sessionStorage.setItem(`bayar:donasi:${slug}`, JSON.stringify(typed));
    localStorage.setItem("barakah-donatur", JSON.stringify({ ...typed, memberId: null }));
    const gift = { slug, title: "Masjid", amount: 50_225, bank: "bsi", name: "Nama Lama", phone: "0811" };
    const begun = { gift: { ...gift, email: "", message: "", key: "k" }, memberId: null, at: Date.now() };
    localStorage.setItem("barakah-donasi-transfer", JSON.stringify(begun));
  }, MOSQUE);
  await reload(page);
  await page.getByRole("radio", { name: "Rp. 50.000", exact: true, checked: true }).waitFor();
  expect(await page.getByLabel("Nama lengkap").inputValue()).toBe("");
  expect(await page.getByText("Bukan saya").count()).toBe(0);
  await open(page, "/konfirmasi-pembayaran-donasi");
  await arriveAt(page, "/");
  expect(await page.getByText("belum dikirim").count()).toBe(0);
});
