import type { QueuedPayment, SessionUser, StatementLine } from "@barakah/contract";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { DESK, newPage, open, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { claimedTransfers, DAY, seenOf, type Transfer } from "./hundred-transfers.ts";
import { callAs, visitAs } from "./members.ts";
import { administrator } from "./staff.ts";
import { onceDecided, treasurer } from "./treasury.ts";

useBrowser();
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

/** In the format of BSI's internet banking. */
function statementOf(transfers: readonly Transfer[]): string[] {
  const day = DAY.split("-").reverse().join("/");
  return transfers.flatMap((transfer) =>
    seenOf(transfer).map(
      (amount, nth) =>
        `${day},BIFAST ${transfer.name.toUpperCase()} ${nth + 1},0.00,"${amount.toLocaleString("en-US")}.00",`,
    ),
  );
}

async function importStatement(page: Page, rows: readonly string[]) {
  const csv = ["Tanggal,Uraian,Debit,Kredit,Saldo", ...rows].join("\n");
  await page
    .getByLabel("Berkas mutasi (CSV atau XLSX)")
    .setInputFiles({ name: "mutasi.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: `Impor ${rows.length} baris` }).press("Enter");
  await arriveAt(page, "/admin/mutasi");
}

/** The keys that a treasurer presses for it, and the button's label before that. */
function keysFor({ kind, fate }: Transfer): { keys: string[]; button: RegExp } {
  const gift = kind === "donation";
  switch (fate) {
    case "short":
      return { keys: ["1"], button: gift ? /^Terima Rp\./ : /^Setujui, ikhlaskan Rp\. 500/ };
    case "very short":
      return { keys: ["1", "2"], button: /tagih sisanya/ };
    case "doubled":
      return { keys: ["1", "2", ...(gift ? ["2"] : [])], button: /^Setujui, simpan kelebihannya/ };
    default:
      return { keys: [], button: /^Setujui dan kaitkan/ };
  }
}

async function reject(page: Page) {
  await page.keyboard.press("t");
  await page.getByRole("combobox", { name: "Alasan penolakan" }).waitFor();
  await page.keyboard.type("bel mas");
  await page.keyboard.press("Control+Enter");
}

async function settle(page: Page, transfer: Transfer) {
  if (transfer.fate === "never came") return reject(page);
  const { keys, button } = keysFor(transfer);
  for (const key of keys) await page.keyboard.press(key);
  const pane = page.getByRole("region", { name: "Keputusan" });
  await pane
    .getByRole("button", { name: button })
    .waitFor()
    .catch(async (error) => {
      throw new Error(`${JSON.stringify(transfer)} is shown as\n${await pane.innerText()}`, { cause: error });
    });
  await page.keyboard.press("s");
}

/** From the open transfer to the last of its kind, in any order. */
async function settleKind(page: Page, transfers: readonly Transfer[]) {
  const left = new Map(transfers.map((transfer) => [transfer.reference, transfer]));
  const heading = page.getByRole("region", { name: "Keputusan" }).locator("p").first();
  while (left.size > 0) {
    await expect.poll(async () => left.has((await heading.textContent()) ?? ""), { interval: 20 }).toBe(true);
    const reference = (await heading.textContent()) ?? "";
    const transfer = left.get(reference);
    if (transfer) await settle(page, transfer);
    left.delete(reference);
  }
}

const statusOf = ({ fate }: Transfer) =>
  fate === "never came" ? "rejected" : fate === "very short" ? "pending" : "verified";

/** The expected outcome. */
function outcomeOf(transfer: Transfer) {
  const { reference, fate, kind, amount } = transfer;
  const seen = seenOf(transfer).reduce((sum, one) => sum + one, 0);
  const becomes = fate === "short" && kind === "donation" ? seen : amount;
  return {
    reference,
    status: statusOf(transfer),
    amount: becomes,
    seen_amount: seen,
    held_amount: fate === "doubled" ? amount : fate === "very short" ? seen : 0,
    written_off: fate === "short" && kind !== "donation" ? 500 : 0,
  };
}

async function outcomes(accounts: string): Promise<Record<string, unknown>[]> {
  const path = `/api/admin/payments/?search=${accounts}&limit=200`;
  const all = await callAs<QueuedPayment[]>(session, "GET", path);
  return all.map(({ reference, status, amount, seen_amount, held_amount, written_off }) => ({
    reference,
    status,
    amount,
    seen_amount,
    held_amount,
    written_off,
  }));
}

const byReference = (one: { reference?: unknown }, other: { reference?: unknown }) =>
  String(one.reference).localeCompare(String(other.reference));

const openLines = () =>
  callAs<StatementLine[]>(session, "GET", "/api/admin/statements/?state=open&search=BIFAST");

/** Lines left by an earlier try name the same people. */
async function setAsideEarlier() {
  for (let lines = await openLines(); lines.length > 0; lines = await openLines())
    await callAs(session, "POST", "/api/admin/statements/set-aside/", {
      lines: lines.map(({ id }) => id),
      as: "ignored",
    });
}

it("settles transfers by keyboard, short, split, doubled and missing ones too, and the books agree with the bank", {
  timeout: atMost(240_000),
}, async () => {
  await setAsideEarlier();
  const { transfers, accounts } = await claimedTransfers(await newPage());
  expect(new Set(transfers.map(({ fate }) => fate)).size).toBe(6);
  const page = await visitAs(session, "/admin/mutasi/impor", { viewport: DESK });
  await importStatement(page, statementOf(transfers));

  await page.getByRole("link", { name: "Verifikasi", exact: false }).first().press("Enter");
  await arriveAt(page, "/admin/verifikasi");
  await page.keyboard.press("/");
  await page.keyboard.type(accounts);
  await page.keyboard.press("Enter");
  for (const kind of ["donation", "order", "enrolment"] as const) {
    await settleKind(
      page,
      transfers.filter((one) => one.kind === kind),
    );
    await page.keyboard.press("]");
  }
  await page.getByRole("link", { name: "Penyaluran", exact: true }).press("Enter");

  const expected = transfers.map(outcomeOf).sort(byReference);
  await expect
    .poll(
      onceDecided(async () => (await outcomes(accounts)).sort(byReference)),
      { interval: 200 },
    )
    .toEqual(expected);
  expect((await openLines()).map(({ description }) => description)).toEqual([]);
  await open(page, "/admin/buku/bank?bank=bsi");
  const verdict = page.getByRole("region", { name: "Buku dan mutasi" }).getByRole("status");
  expect(await verdict.textContent()).not.toContain("belum ketemu sebabnya");
  const { complaints } = await callAs<{ complaints: string[] }>(
    await administrator(),
    "POST",
    "/api/admin/operations/check/",
  );
  expect(complaints).toEqual([]);
});
