import { type AppError, conflict } from "../../platform/errors.ts";

interface Terms {
  quota: number;
  used: number;
  valid_until: string | null;
}

export const voucherUsedUp = (detail = "Kupon ini sudah habis dipakai.") =>
  conflict("voucher_used_up", detail);

/** Why it cannot be used now. */
export function voucherRefusal({ quota, used, valid_until }: Terms): AppError | undefined {
  if (valid_until !== null && Date.parse(valid_until) <= Date.now())
    return conflict("voucher_over", "Kupon ini sudah tidak berlaku.");
  return used >= quota ? voucherUsedUp() : undefined;
}

/** The voucher with the code that was typed, where it can be used now. */
export function usable<V extends Terms>(found: V | undefined): V {
  if (!found) throw conflict("voucher_unknown", "Kupon ini tidak dikenal. Periksa hurufnya.");
  const refusal = voucherRefusal(found);
  if (refusal) throw refusal;
  return found;
}
