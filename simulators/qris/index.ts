import { createHmac } from "node:crypto";
import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import { payingPage } from "./page.ts";
import { type Bill, billOf } from "./payload.ts";

export const QRIS_SIMULATOR = "/simulator/qris";
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const PAGE = /\/pembayaran\/([\w-]{10,})/;

/** What the simulated bank needs: a reader for QR pictures, and the merchant's phone that is notified. */
export interface QrisParts {
  noticesPath: string;
  /** The paired phone of a merchant, with its key. */
  phone(nmid: string): Promise<{ id: string; secret: Buffer; app: string } | undefined>;
  readPicture(bytes: Buffer): Promise<string>;
  /** Where the bank writes its statement. */
  statementFile: string;
}

/** The code offered by a payment page, or the typed text itself. */
async function payloadIn(app: FastifyInstance, { readPicture }: QrisParts, typed: string): Promise<string> {
  const key = PAGE.exec(typed)?.[1];
  if (!key) return typed;
  const { statusCode, rawPayload } = await app.inject(`/api/payments/page/${key}/qris.png/`);
  if (statusCode !== 200) return "";
  // An overloaded machine may not read it in time.
  const read = () => readPicture(rawPayload).catch(() => "");
  return (await read()) || (await read()) || read();
}

/** The merchant's phone shows the bank's notification, and the forwarder signs it. */
async function ring(app: FastifyInstance, parts: QrisParts, { name, nmid, amount }: Bill): Promise<boolean> {
  const phone = await parts.phone(nmid);
  if (!phone) return false;
  const body = JSON.stringify({
    package: phone.app,
    title: "Dana masuk QRIS",
    text: `Anda menerima dana Rp ${amount.toLocaleString("id-ID")} dari PEMBAYAR SIMULATOR melalui QRIS ${name}.`,
    posted_at: new Date().toISOString(),
  });
  const timestamp = String(Date.now());
  const headers = {
    "content-type": "application/json",
    "x-device": phone.id,
    "x-timestamp": timestamp,
    "x-signature": createHmac("sha256", phone.secret).update(`${timestamp}.${body}`).digest("hex"),
  };
  const { statusCode } = await app.inject({ method: "POST", url: parts.noticesPath, headers, payload: body });
  return statusCode === 202;
}

async function writeDown(file: string, { name, amount }: Bill) {
  const day = new Date().toLocaleDateString("id-ID", {
    timeZone: "Asia/Jakarta",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, "Tanggal;Uraian;Kredit\n", { flag: "wx" }).catch(() => undefined);
  await appendFile(file, `${day};QRIS ${name};${amount}\n`);
}

/** A bank that pays our QRIS codes, in the demo only. */
export function playQris(app: FastifyInstance, parts: QrisParts) {
  async function pay(typed: string): Promise<string> {
    const payload = await payloadIn(app, parts, typed).catch(() => "");
    const bill = payload ? billOf(payload) : "Kode QRIS tidak ditemukan di sana.";
    if (typeof bill === "string") return bill;
    await writeDown(parts.statementFile, bill);
    const heard = await ring(app, parts, bill);
    const sum = `Rp ${bill.amount.toLocaleString("id-ID")} dibayar ke ${bill.name}.`;
    return heard
      ? `${sum} Kembali ke halaman pembayaran.`
      : `${sum} Tidak ada perangkat yang meneruskan kabarnya.`;
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 10_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const headers = { "content-security-policy": POLICY, "cache-control": "no-store" };
    scope.get<{ Querystring: { kode?: string } }>(QRIS_SIMULATOR, async ({ query }, reply) =>
      reply
        .type("text/html; charset=utf-8")
        .headers(headers)
        .send(payingPage("", String(query.kode ?? ""))),
    );
    scope.post(QRIS_SIMULATOR, { config: { csrfExempt: true } }, async (request, reply) => {
      const typed = (request.body as { kode?: string } | undefined)?.kode ?? "";
      return reply
        .type("text/html; charset=utf-8")
        .headers(headers)
        .send(payingPage(await pay(typed), typed));
    });
  });
}
