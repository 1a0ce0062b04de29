import { randomBytes } from "node:crypto";
import type { SetupTrial } from "@barakah/contract";
import type { Payments } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { conflict, tooMany } from "../../platform/errors.ts";
import { takeToken } from "../../platform/rate-limit/token-buckets.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { closeStep } from "./close-step.ts";
import type { SetupParts } from "./read-setup.ts";

type Midtrans = NonNullable<Payments["online"]>["midtrans"];

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

/** The minimum of every method. */
const AMOUNT = 10_000;
/** The provider's minimum. A payment page that could not be closed expires after this time. */
const MINUTES = 15;
const TRIES = { most: 10, seconds: 3600 };

type Check = SetupTrial["checks"][number];
type Trial = { what: string; work(): Promise<string> };

/** Tests the provider without money: the key is accepted; a payment page opens, is unpaid, and is cancelled. */
function trialsOf(midtrans: Midtrans, email: string): Trial[] {
  const orderId = `UJI-${randomBytes(8).toString("hex")}`;
  let token = "";
  return [
    {
      what: "Bertanya kepada Midtrans dengan kunci ini",
      async work() {
        await midtrans.status(orderId);
        return "Kuncinya diterima";
      },
    },
    {
      what: `Membuka halaman pembayaran ${rupiah(AMOUNT)}`,
      async work() {
        ({ token } = await midtrans.createTransaction({
          orderId,
          grossAmount: AMOUNT,
          items: [{ id: "uji", name: "Uji pembayaran", price: AMOUNT, quantity: 1 }],
          customer: { firstName: "Uji", email },
          expiryMinutes: MINUTES,
        }));
        return `Midtrans membukanya sebagai ${orderId}`;
      },
    },
    {
      what: "Memastikan belum ada yang membayar",
      async work() {
        const found = await midtrans.status(orderId);
        if (found) throw new Error(`Midtrans menyebutnya ${found.transactionStatus}`);
        return "Belum ada cara bayar yang dipilih; tidak ada uang yang berpindah";
      },
    },
    {
      what: "Menutup halaman itu lagi",
      async work() {
        if (!(await midtrans.cancelToken(token)))
          return `Belum mau ditutup; berakhir sendiri dalam ${MINUTES} menit, dan tidak ada yang tahu alamatnya`;
        return "Ditutup; tidak dapat dibayar lagi";
      },
    },
  ];
}

async function tried({ what, work }: Trial): Promise<Check & { reason?: string }> {
  const begun = performance.now();
  const ended = (good: boolean, detail: string) => ({
    ...{ what, good, detail: detail.slice(0, 200) },
    milliseconds: Math.round(performance.now() - begun),
  });
  try {
    return ended(true, await work());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...ended(false, `Midtrans menjawab: ${reason}`), reason };
  }
}

/** Runs the trials until one fails; proved only if all succeed. */
export async function tryPayment(parts: SetupParts, actor: Actor): Promise<SetupTrial> {
  const { online, database } = parts.payments;
  if (!online) throw conflict("payment_off", "Pembayaran online dimatikan dengan MIDTRANS=off.");
  const token = await takeToken(database, `setup-payment:${actor.memberId}`, TRIES);
  if (!token.granted) throw tooMany(token.retryAfter, "percobaan");
  const checks: Check[] = [];
  for (const trial of trialsOf(online.midtrans, actor.email)) {
    const { reason, ...check } = await tried(trial);
    checks.push(check);
    if (reason !== undefined) return { checks, advice: adviceOn(reason) };
  }
  await closeStep(parts, actor, "payment", "done");
  return { checks, advice: null };
}
