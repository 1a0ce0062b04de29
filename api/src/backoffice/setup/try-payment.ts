import { randomBytes } from "node:crypto";
import type { SetupTrial } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { conflict } from "../../platform/errors.ts";
import type { SetupParts } from "./read-setup.ts";
import { settle } from "./settle-step.ts";

const REFUSED = /401|403|access denied|unauthori[sz]ed/i;

function adviceOn(reason: string): NonNullable<SetupTrial["advice"]> {
  if (REFUSED.test(reason))
    return {
      title: "Kunci Midtrans ditolak.",
      sentence:
        "Kunci sandbox dan production tidak dapat ditukar. Salin MIDTRANS_SERVER_KEY sekali lagi, cocokkan MIDTRANS_ENVIRONMENT, lalu jalankan ulang aplikasi.",
    };
  return {
    title: "Midtrans tidak menjawab.",
    sentence: "Periksa sambungan internet mesin ini, lalu coba lagi. Donasi lewat transfer tetap berjalan.",
  };
}

/** Asks about an order that never was: whoever answers that there is none has accepted our key. No money moves. */
export async function tryPayment(parts: SetupParts, actor: Actor): Promise<SetupTrial> {
  const { online } = parts.payments;
  if (!online) throw conflict("payment_off", "Pembayaran online dimatikan dengan MIDTRANS=off.");
  const begun = performance.now();
  const milliseconds = () => Math.round(performance.now() - begun);
  const what = "Bertanya kepada Midtrans dengan kunci ini";
  try {
    await online.midtrans.status(`uji-${randomBytes(8).toString("hex")}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const check = { what, detail: reason.slice(0, 200), good: false, milliseconds: milliseconds() };
    return { checks: [check], advice: adviceOn(reason) };
  }
  await settle(parts, actor, "payment", "done");
  const detail = "Kuncinya diterima; tidak ada uang yang berpindah";
  return { checks: [{ what, detail, good: true, milliseconds: milliseconds() }], advice: null };
}
