import type { Reader } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import type { Payment } from "../queries/payments.ts";
import type { Payables } from "./payable.ts";
import { partsOf, refundableNow } from "./refundable-amount.ts";

/** Staff say for which of several parts it is, unless everything is refunded. */
export async function refuseUnnamedPart(
  reader: Reader,
  payables: Payables,
  payment: Payment,
  amount: number,
  part?: string,
): Promise<void> {
  const parts = await partsOf(reader, payables, payment);
  if (part !== undefined && !parts.some(({ name }) => name === part))
    throw invalid({ part: ["Pesanan ini bukan bagian dari pembayarannya."] });
  if (part !== undefined || parts.length < 2 || amount === (await refundableNow(reader, payables, payment)))
    return;
  throw conflict(
    "which_part",
    "Pembayaran ini untuk beberapa pesanan. Pilih pesanan yang dananya dikembalikan.",
    {
      field: "part",
    },
  );
}
