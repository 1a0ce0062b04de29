import type { Setup } from "@barakah/contract";
import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";

export const STEP_TITLE: Record<SetupStep, string> = {
  community: "Nama, logo dan alamat",
  accounts: "Rekening tujuan",
  whatsapp: "WhatsApp",
  mail: "Surat",
  payment: "Pembayaran online",
};

const PAYMENT: Record<Setup["payment"], string> = {
  off: "Dimatikan; donasi lewat transfer saja",
  simulator: "Simulator, tanpa uang",
  sandbox: "Midtrans mode uji",
  production: "Midtrans dengan uang sungguhan",
};

const phone = (number: string) =>
  `+${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5, 9)} ${number.slice(9)}`;

/** What a step is about, as it stands now. */
export function stepSummary(step: SetupStep, setup: Setup): string {
  if (step === "community") return setup.issuer_name;
  if (step === "accounts")
    return (
      setup.accounts.map(({ name, ending }) => `${name} ****${ending}`).join(", ") || "Belum ada rekening"
    );
  if (step === "whatsapp") return phone(setup.whatsapp_number);
  if (step === "mail") return setup.mail.server ?? "Belum ada server surat";
  return PAYMENT[setup.payment];
}

const COUNT = ["Belum ada", "Satu", "Dua", "Tiga", "Empat", "Lima"];

export function progressTitle({ steps, finished_at }: Setup): string {
  if (finished_at) return "Pemasangan selesai";
  const closed = steps.filter(({ state }) => state === "done").length;
  return closed === 0 ? "Mari mulai" : `${COUNT[closed]} langkah sudah beres`;
}
