import { asAwb, awbProblem } from "@barakah/contract";
import type { Decision } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { recordStep, type StoredOrder, updateOrder } from "../queries/orders.ts";
import { endsAfter } from "./automatic-completion.ts";
import { openComplaintOf } from "./queries/complaints.ts";
import { waitingReplacement } from "./queries/replacements.ts";
import { type StoredShipment, shipmentOf, updateShipment, usedBy } from "./queries/shipments.ts";

/** What staff enter when a parcel leaves. */
export interface Sending {
  courier?: string | undefined;
  awb?: string | undefined;
  driver_name?: string | undefined;
  driver_phone?: string | undefined;
  /** Corrects the tracking number of the parcel just sent. */
  correct?: boolean | undefined;
  /** Confirms a tracking number that was used before. */
  confirm?: boolean | undefined;
}

async function checkNumber(tx: Tx, orderId: string, courier: string, { awb = "", confirm }: Sending) {
  if (awb.trim() === "") throw invalid({ awb: ["Isi nomor resinya."] });
  const problem = awbProblem(courier, awb);
  if (problem) throw invalid({ awb: [problem] });
  const other = await usedBy(tx, asAwb(awb), orderId);
  if (other && !confirm)
    throw conflict("awb_used", `Nomor ini sudah dipakai untuk ${other}. Yakin sama?`, {
      errors: { awb: [`Sudah dipakai untuk ${other}.`] },
    });
}

async function byCourier(tx: Tx, orderId: string, shipment: StoredShipment, sending: Sending) {
  const courier = sending.courier?.trim() || shipment.courier;
  await checkNumber(tx, orderId, courier, sending);
  const awb = asAwb(sending.awb ?? "");
  return { change: { courier, awb }, note: `${courier} ${shipment.service}, resi ${awb}`.replace(" ,", ",") };
}

function byDriver({ driver_name = "", driver_phone = "" }: Sending) {
  const name = driver_name.trim();
  if (name === "") throw invalid({ driver_name: ["Isi nama sopirnya."] });
  const phone = driver_phone.trim();
  return {
    change: { driver_name: name, driver_phone: phone },
    note: `Kurir toko, ${[name, phone].filter(Boolean).join(" ")}`,
  };
}

/** Records how an order's parcel leaves (the caller holds the lock); returns the text for the buyer. Undefined for pickups. */
export async function sendParcel(tx: Tx, orderId: string, sending: Sending, at?: string) {
  const shipment = await shipmentOf(tx, orderId);
  if (!shipment) return undefined;
  const { change, note } =
    shipment.mode === "courier" ? await byCourier(tx, orderId, shipment, sending) : byDriver(sending);
  const shipped_at = at ?? new Date().toISOString();
  // Automatic completion stops while a complaint is open.
  const stopped = (await openComplaintOf(tx, orderId)) !== undefined;
  await updateShipment(tx, orderId, {
    ...change,
    shipped_at,
    ends_at: stopped ? null : endsAfter(shipped_at, shipment.days_max),
    warned_at: null,
  });
  return note;
}

/** Corrects a mistyped tracking number while no event was received for it. False if no correction was requested. */
export async function correctParcel(tx: Tx, order: StoredOrder, sending: Sending, decision: Decision) {
  const shipment = await shipmentOf(tx, order.id);
  if (!sending.correct || order.status !== "shipped" || !shipment) return false;
  if (await waitingReplacement(tx, order.id)) return false;
  if (shipment.track.length > 0 || shipment.delivered_at !== null)
    throw conflict("already_tracked", "Kurir sudah mengabarkan paket ini, jadi nomornya tidak diganti lagi.");
  const note = await sendParcel(tx, order.id, sending, shipment.shipped_at ?? undefined);
  await updateOrder(tx, order.id, { shipping_note: note ?? "" });
  const said = { ...decision, reason: `Nomor diperbaiki: ${note}` };
  await recordStep(tx, order.id, { from: order.status, to: order.status, decision: said });
  return true;
}
