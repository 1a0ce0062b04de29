import type { NoticeDevice } from "@barakah/contract";
import { expect, it } from "vitest";
import { ADMIN_PASSWORD } from "./administrator.ts";
import { expectNoBarrier } from "./axe.ts";
import { DESK, PHONE, useBrowser, visit } from "./browser.ts";
import { callAs, visitAs } from "./members.ts";
import { administrator, DEMO_PASSWORD, staff } from "./staff.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 403/;
const APP = "co.id.bankbsi.superapp";

it("pairs a phone by scanning a QR code; a test message works once a second person has approved the phone, and the staff page shows it", async () => {
  const head = await administrator();
  const desk = await visitAs(head, "/admin/qris", { viewport: DESK });
  await desk.getByRole("button", { name: "Pasangkan HP" }).click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Nama HP").fill("HP Perjalanan");
  await form.getByLabel("Aplikasi yang boleh dibaca").fill(APP);
  await form.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
  const answered = desk.waitForResponse(
    (answer) => answer.url().endsWith("/api/admin/notice-devices/") && answer.status() === 201,
  );
  await form.getByRole("button", { name: "Buat kode QR" }).click();
  const { id, secret } = (await (await answered).json()) as { id: string; secret: string };
  await desk.getByRole("img", { name: "Kode QR untuk HP pengabar" }).waitFor();

  const scanned = new URLSearchParams({ kode: id, kunci: secret, aplikasi: APP });
  const phone = await visit(`/hp#${scanned}`, { viewport: PHONE, expected: REFUSED });
  const send = phone.getByRole("button", { name: "Kirim percobaan" });
  await send.click();
  await phone.getByText("Biasanya orang kedua belum menyetujui HP ini").waitFor();
  expect(phone.url()).not.toContain(secret);

  const second = await staff("bendahara2");
  const { proposals } = await callAs<{ proposals: { id: number; kind: string; state: string }[] }>(
    second,
    "GET",
    "/api/admin/proposals/",
  );
  const proposal = proposals.find(({ kind, state }) => kind === "notice_device" && state === "waiting");
  await callAs(second, "POST", `/api/admin/proposals/${proposal?.id}/confirm/`, {
    password: DEMO_PASSWORD,
  });
  await send.click();
  await phone.getByText("Percobaan diterima pukul").waitFor();
  await desk.getByText("Percobaan diterima.").waitFor();
  await expectNoBarrier(phone);
  const devices = await callAs<NoticeDevice[]>(head, "GET", "/api/admin/notice-devices/");
  expect(devices.find((one) => one.id === id)?.last_seen).not.toBeNull();
});
