import { asAwb, awbProblem } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { endsAfter } from "./ends.ts";
import { type StoredShipment, shipmentOf, updateShipment, usedBy } from "./queries/shipments.ts";

/** What staff tell of a parcel that leaves. */
export interface Sending {
  courier?: string | undefined;
  awb?: string | undefined;
  driver_name?: string | undefined;
  driver_phone?: string | undefined;
  /** Yes, this number was used before. */
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

/**
 * Writes down how the parcel of an order leaves, whose lock the caller holds, and gives the words that its buyer reads.
 * Undefined where the order is picked up.
 */
export async function sendParcel(tx: Tx, orderId: string, sending: Sending, at?: string) {
  const shipment = await shipmentOf(tx, orderId);
  if (!shipment) return undefined;
  const { change, note } =
    shipment.mode === "courier" ? await byCourier(tx, orderId, shipment, sending) : byDriver(sending);
  const shipped_at = at ?? new Date().toISOString();
  await updateShipment(tx, orderId, {
    ...change,
    shipped_at,
    ends_at: endsAfter(shipped_at, shipment.days_max),
  });
  return note;
}
