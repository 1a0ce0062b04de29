import type { Reader } from "../../platform/database/database.ts";
import type { Receipt } from "../queries/receipts.ts";
import { drawReceipts, type Printed } from "./draw-receipt.ts";
import { carried, sealPathOf } from "./seals.ts";

export interface Printing {
  reader: Reader;
  origin: string;
  /** The owner's tax number, if the receipt is printed for the owner. */
  npwp?: string | undefined;
  logo?: Buffer | undefined;
}

async function printed(
  { reader, origin, npwp, logo }: Printing,
  receipt: Receipt,
  toOwner: boolean,
): Promise<Printed> {
  const path = await sealPathOf(reader, receipt);
  return {
    receipt,
    toOwner,
    npwp,
    logo,
    address: `${origin}/bukti/${receipt.number}`,
    seal: path ? { day: path.seal.day, hash: path.seal.hash, path: carried(path) } : null,
  };
}

/** Receipts as one PDF. Without `toOwner` it has public names only: everybody with the address of the payment's page gets that one. */
export async function printReceipts(
  printing: Printing,
  receipts: readonly Receipt[],
  toOwner: boolean,
): Promise<Buffer> {
  const all: Printed[] = [];
  for (const receipt of receipts) all.push(await printed(printing, receipt, toOwner));
  return drawReceipts(all);
}
