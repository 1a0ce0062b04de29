import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { follow, PHONE, useBrowser } from "./browser.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { aProduct, buyAs, complainAs } from "./shop-steps.ts";
import { staff } from "./staff.ts";
import { waitingGiftsOf } from "./treasury.ts";

useBrowser();

/** Something for each task: a transfer to verify, a proposal of a colleague, an order to pack and one with a complaint. */
beforeAll(async () => {
  const treasurer = await staff("bendahara");
  const [gift = ""] = await waitingGiftsOf(212_225, 213_225);
  await callAs(treasurer, "POST", `/api/admin/payments/${gift}/approve/`, { confirm: true });
  const refund = { way: "transfer", amount: 50_000, reason: "Kelebihan transfer" };
  await callAs(treasurer, "POST", "/api/admin/proposals/", { kind: "refund", reference: gift, ...refund });
  const { session } = await aMember();
  const number = await buyAs(session, await aProduct(1), 1);
  await callAs(treasurer, "POST", `/api/admin/orders/${number}/process/`, { confirm: true });
  await callAs(treasurer, "POST", `/api/admin/orders/${number}/ship/`, { note: "Kurir toko" });
  await complainAs(session, number, "Botolnya pecah ketika sampai.");
});

interface Task {
  task: string;
  as: Parameters<typeof staff>[0];
  /** The links that are pressed from Hari ini, by their names. */
  by: readonly (string | RegExp)[];
  /** The control that does the task. */
  does: ["button" | "region", string | RegExp];
}

/** The table of docs/trials.md. */
const TASKS: readonly Task[] = [
  {
    task: "Bayar penyaluran",
    as: "bendahara",
    by: ["Bayar penyaluran"],
    does: ["button", "Catat penyaluran"],
  },
  {
    task: "Kembalikan dana",
    as: "bendahara",
    by: ["Kembalikan dana", /^(DON|ORD|KLS|ZKT|TKT)-/],
    does: ["button", /^Kembalikan dana/],
  },
  {
    task: "Tutup bulan",
    as: "bendahara",
    by: ["Tutup bulan"],
    does: ["region", "Tutup bulan"],
  },
  { task: "Cetak label", as: "pengemas", by: ["Cetak label"], does: ["button", /^Cetak \d+ label/] },
  { task: "Periksa bukti transfer", as: "bendahara", by: ["Periksa"], does: ["button", /^Setujui/] },
  {
    task: "Impor mutasi",
    as: "bendahara",
    by: ["Impor mutasi bank"],
    does: ["region", "Berkas mutasi"],
  },
  { task: "Catat uang tunai", as: "bendahara", by: ["Catat uang tunai"], does: ["button", "Catat tunai"] },
  { task: "Setujui usulan rekan", as: "bendahara2", by: ["Putuskan"], does: ["button", "Setujui"] },
  { task: "Jawab keluhan pembeli", as: "editor", by: ["Jawab"], does: ["button", /^Kirim jawaban/] },
  {
    task: "Ubah materi kelas",
    as: "pengajar",
    by: ["Ubah kelas dan materi", "Fiqih Muamalah untuk Pemula"],
    does: ["region", "Materi"],
  },
];

const MOST_TAPS = 2;

/** Presses links of the page itself, as somebody does who never opens the menu. */
async function taps(page: Page, names: Task["by"]): Promise<number> {
  const main = page.getByRole("main");
  for (const name of names) {
    const link = main.getByRole("link", { name, ...(typeof name === "string" && { exact: true }) });
    await link.first().click();
  }
  return names.length;
}

const ROLES = [...new Set(TASKS.map(({ as }) => as))];

it.each(ROLES)("each task of %s is at most two taps from Hari ini on a phone", async (role) => {
  const page = await visitAs(await staff(role), "/admin", { viewport: PHONE });
  for (const [place, { task, by, does }] of TASKS.filter(({ as }) => as === role).entries()) {
    if (place > 0) await follow(page, "/admin");
    await page.getByRole("heading", { name: "Menunggu kamu" }).waitFor();
    expect([task, await taps(page, by)]).toEqual([task, expect.toSatisfy((count) => count <= MOST_TAPS)]);
    await page.getByRole(does[0], { name: does[1] }).first().waitFor();
  }
});
