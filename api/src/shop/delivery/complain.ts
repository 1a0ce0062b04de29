import type { ComplaintOutcome, ComplaintReason } from "@barakah/contract";
import type { StoredRefund } from "../../payments/index.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { allowPictures } from "../../platform/rate-limit/pictures.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { wrongMoment } from "../order-states.ts";
import { noOrder } from "../pay-order.ts";
import type { Choice } from "../queries/cart.ts";
import { lockOrder, numberOf, ownOrder, recordStep, type StoredOrder } from "../queries/orders.ts";
import { refuseOwnOrder } from "../refuse-own-order.ts";
import { tellOfOrder } from "../tell-buyer.ts";
import { tellSeller } from "../tell-seller.ts";
import { endsAfterAnswer } from "./automatic-completion.ts";
import {
  closeComplaint,
  complaintById,
  insertComplaint,
  openComplaintOf,
  refundPromised,
  type StoredComplaint,
} from "./queries/complaints.ts";
import { waitingReplacement } from "./queries/replacements.ts";
import { updateShipment } from "./queries/shipments.ts";
import { beginReplacement } from "./replacement-parcel.ts";

export interface Complaining {
  memberId: number;
  orderNumber: string;
  reason: ComplaintReason;
  story: string;
  pictures: Buffer[];
}

async function storeAll(images: PrivateImages, pictures: Buffer[]): Promise<string[]> {
  const keys: string[] = [];
  try {
    for (const picture of pictures) keys.push(await images.store("complaint", picture));
    return keys;
  } catch (error) {
    for (const key of keys) await images.remove(key);
    throw error;
  }
}

async function write(tx: Tx, { memberId, orderNumber, reason, story }: Complaining, pictures: string[]) {
  const found = await ownOrder(tx, memberId, orderNumber);
  if (!found) throw noOrder();
  const order = await lockOrder(tx, found.id);
  if (order.status !== "shipped") throw wrongMoment(order.status);
  if (await refundPromised(tx, order.id))
    throw conflict(
      "complaint_open",
      "Dana dari laporanmu masih akan kami transfer. Lapor lagi sesudah itu bila perlu.",
    );
  if (await openComplaintOf(tx, order.id))
    throw conflict("complaint_open", "Laporanmu tentang pesanan ini sedang kami tangani.");
  await insertComplaint(tx, { order_id: order.id, reason, story, pictures });
  // Stops the automatic completion until staff answered.
  await updateShipment(tx, order.id, { ends_at: null, warned_at: null });
  await recordStep(tx, order.id, {
    from: order.status,
    to: order.status,
    decision: { as: "payer", reason: "Pembeli melaporkan masalah." },
  });
  await tellSeller(tx, order, `complaint ${new Date().toISOString()}`, {
    title: (number) => `Ada masalah dengan ${number}`,
    body: `Pembeli menulis: ${story} Petugas yang menjawabnya; uangnya ditahan sampai itu.`,
  });
}

/** The buyer reports missing or wrong goods: the order is no longer completed automatically, and staff must answer. */
export async function complain(
  { database, images }: { database: Database; images: PrivateImages },
  complaining: Complaining,
): Promise<void> {
  const { memberId, orderNumber, pictures } = complaining;
  if (!(await ownOrder(database.kysely, memberId, orderNumber))) throw noOrder();
  await allowPictures(database, memberId, pictures.length);
  const keys = await storeAll(images, pictures);
  let kept = false;
  try {
    await database.transact(async (tx) => {
      await write(tx, complaining, keys);
      kept = true;
    });
  } finally {
    if (!kept) for (const key of keys) await images.remove(key);
  }
}

export interface Answering {
  complaintId: number;
  staffId: number;
  outcome: ComplaintOutcome;
  answer: string;
  /** What is sent again, if not everything. */
  items?: Choice[] | undefined;
  /** Promises the money back in the same transaction. */
  promise(tx: Tx, order: StoredOrder, number: string): Promise<StoredRefund>;
  record(tx: Tx, order: { number: string; complaint: StoredComplaint }): Promise<void>;
}

const DONE: Record<ComplaintOutcome, string> = {
  replace: "Kami kirim penggantinya.",
  refund: "Dananya kami kembalikan.",
  explain: "Laporanmu kami jawab.",
};

function promiseWords({ amount, waits, bank, account_number, account_holder }: StoredRefund): string {
  const first = waits ? "Sesudah disetujui petugas keuangan lain, bendahara" : "Bendahara";
  const where = account_number
    ? `ke ${bank} ${account_number} a.n. ${account_holder}`
    : "ke rekeningmu; kabari kami nomornya";
  return `${rupiah(amount)} kami kembalikan kepadamu. ${first} mentransfernya ${where}.`;
}

async function tellAnswer(tx: Tx, order: StoredOrder, answering: Answering, refund?: StoredRefund) {
  const { complaintId, outcome, answer } = answering;
  const key = `complaint ${complaintId} ${new Date().toISOString()}`;
  await tellOfOrder(tx, order, {
    key,
    title: (goods) => `Laporanmu tentang ${goods} dijawab`,
    body: `${refund ? promiseWords(refund) : DONE[outcome]} ${answer}`,
    letter: { cause: "own", button: { label: "Lihat pesananmu" } },
  });
  await tellSeller(tx, order, key, {
    title: (number) => `Laporan tentang ${number} dijawab`,
    body: refund
      ? `${rupiah(refund.amount)} dikembalikan kepada pembeli dan keluar dari uang pesanan ini. Jawaban petugas: ${answer}`
      : `Jawaban petugas: ${answer}`,
  });
}

/** Staff answer; automatic completion resumes, with three days in which the buyer can disagree. */
export const answerComplaint = (database: Database, answering: Answering) =>
  database.transact(async (tx) => {
    const known = existing(await complaintById(tx, answering.complaintId), "Laporan tidak ditemukan.");
    const order = await lockOrder(tx, known.order_id);
    await refuseOwnOrder(tx, answering.staffId, order);
    const now = await complaintById(tx, answering.complaintId);
    if (!now || now.closed_at !== null) throw conflict("complaint_closed", "Laporan ini sudah dijawab.");
    const { staffId: by, outcome, answer } = answering;
    const number = await numberOf(tx, order.id);
    const refund = outcome === "refund" ? await answering.promise(tx, order, number) : undefined;
    await closeComplaint(tx, now.id, { by, outcome, answer, refundEvent: refund?.taken_event ?? null });
    if (outcome === "replace")
      await beginReplacement(tx, order, { complaintId: now.id, staffId: by, items: answering.items });
    else if (order.status === "shipped" && !(await waitingReplacement(tx, order.id)))
      await updateShipment(tx, order.id, { ends_at: endsAfterAnswer(), warned_at: null });
    await recordStep(tx, order.id, {
      from: order.status,
      to: order.status,
      decision: { as: "staff", by, reason: `Laporan dijawab: ${answer}` },
    });
    await tellAnswer(tx, order, answering, refund);
    await answering.record(tx, { number, complaint: now });
  });
