import { createHash } from "node:crypto";
import { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { inTurn } from "../../platform/in-turn.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { ONLINE } from "../online/method.ts";
import { type Device, deviceById, noteHeard } from "../queries/devices.ts";
import { addedApps, insertNotice, lockNotices, wasSaid, wordingsOf } from "../queries/notices.ts";
import { type Payment, type PaymentMethod, updatePayment } from "../queries/payments.ts";
import { hasTransactions } from "../queries/provider-transactions.ts";
import { type ApprovingParts, approveByNotice } from "./approve-by-notice.ts";
import { packageProblem } from "./bank-apps.ts";
import { type Matched, ownerOf } from "./match-notice.ts";
import { isInTime } from "./notice-in-time.ts";
import { aheadBy, isFresh, isSigned, type Sent } from "./notice-signature.ts";
import { type Reading, readNotice } from "./read-notice.ts";

/** Notices of the same words within so many minutes are one. */
const SAME_MINUTES = 10;

const signed = z.object({
  /** Part of the signed content: a repeated notice has the same time. */
  posted_at: z.union([z.iso.datetime({ offset: true }), z.int().positive()]),
  package: z.string().max(200),
  title: z.string().max(500).default(""),
  text: z.string().max(2000).default(""),
});

const sha256 = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("hex");

async function senderOf({ database }: ApprovingParts, sent: Sent): Promise<Device | undefined> {
  const device = await deviceById(database.kysely, sent.device);
  return device && device.revoked_at === null && isFresh(sent.timestamp) && isSigned(device, sent)
    ? device
    : undefined;
}

function parsed(body: Buffer) {
  try {
    return signed.safeParse(JSON.parse(body.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

/** Its money is here: a treasurer decides, and it no longer expires. */
async function letWait(
  tx: Tx,
  payables: Payables,
  { id, method, seen_amount }: Payment,
  account: PaymentMethod,
) {
  // The payer paid by QRIS instead of by transfer or online: it counts here, unless the provider has begun a
  // transaction.
  const begun = method === ONLINE && (await hasTransactions(tx, id));
  const here = !begun && seen_amount === 0;
  const payment = await updatePayment(tx, id, { expires_at: null, ...(here && { method: account }) });
  await payables.of(payment).proofSent?.(tx, payment, "Uangnya terlihat, sedang dicek bendahara.");
}

type SaidByDevice = z.output<typeof signed>;

async function readFrom(tx: Tx, said: SaidByDevice): Promise<Reading> {
  const problem = packageProblem(said.package, await addedApps(tx));
  return problem ? { unread: problem } : readNotice(said, await wordingsOf(tx, said.package));
}

const NO_WORDING = "Belum ada contoh pesan untuk aplikasi ini, jadi hanya usulan: periksa isinya.";

/** Of a phone's notices of the same words, which are one notice if they come within minutes. */
const hashOfWords = ({ id }: Device, { package: name, title, text }: SaidByDevice) =>
  sha256(id, name, title, text);

/** The payment that this money is for. Without a known message pattern a person must look. */
async function foundFor(
  tx: Tx,
  read: Reading,
  about: Parameters<typeof ownerOf>[1],
): Promise<Matched | undefined> {
  if (!("amount" in read) || !isInTime(Date.parse(about.posted_at))) return undefined;
  const found = await ownerOf(tx, about);
  return found.state === "matched" && !read.anchored ? { ...found, state: "ambiguous" } : found;
}

/**
 * Stores the notice and matches it with the payment that held the amount then, in the caller's transaction. `ahead`:
 * milliseconds by which the device's clock is fast.
 */
export async function takeNotice(
  tx: Tx,
  payables: Payables,
  device: Device,
  said: SaidByDevice,
  ahead = 0,
): Promise<number | undefined> {
  const { package: name, title, text } = said;
  const moment = new Date(said.posted_at);
  const words_hash = hashOfWords(device, said);
  await lockNotices(tx, words_hash);
  if (await wasSaid(tx, { device_id: device.id, words_hash }, SAME_MINUTES)) return undefined;
  const read = await readFrom(tx, said);
  const amount = "amount" in read ? read.amount : null;
  const posted_at = new Date(moment.getTime() - Math.max(0, ahead)).toISOString();
  const about = { account: device.account, posted_at, device_id: device.id };
  const found = await foundFor(tx, read, { ...about, amount: amount ?? 0 });
  const payment = found?.state === "matched" ? found.payment : undefined;
  const notice = await insertNotice(tx, {
    ...about,
    package: name,
    title,
    text,
    amount,
    // By the stated time: a repeated notice is the same notice.
    content_hash: sha256(words_hash, moment.toISOString()),
    words_hash,
    state: amount === null ? "unread" : (found?.state ?? "open"),
    payment_id: payment?.id ?? null,
    reason: "unread" in read ? read.unread : read.anchored ? "" : NO_WORDING,
  });
  const first = found?.state === "matched" && found.first;
  if (!notice || !payment || !first) return undefined;
  await letWait(tx, payables, payment, device.account as PaymentMethod);
  return notice.id;
}

/** One phone reports all money of an account: in a rush its notices would otherwise use all connections. */
const AT_ONCE = 2;

/** False if no paired device sent it. The sender learns nothing else. */
export async function receiveNotice(parts: ApprovingParts, sent: Sent): Promise<boolean> {
  const device = await senderOf(parts, sent);
  if (!device) return false;
  await noteHeard(parts.database.kysely, device.id);
  const said = parsed(sent.body);
  if (!said || !device.packages.includes(said.package)) return true;
  const lane = Number.parseInt(hashOfWords(device, said).slice(0, 8), 16) % AT_ONCE;
  const first = await inTurn(parts.database, `notices of ${device.id} ${lane}`, () =>
    parts.database.transact((tx) => takeNotice(tx, parts.payables, device, said, aheadBy(sent.timestamp))),
  );
  if (first !== undefined) await approveByNotice(parts, first);
  return true;
}
