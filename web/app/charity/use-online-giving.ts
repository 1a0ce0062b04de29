import type { PaymentOptions } from "@barakah/contract";
import { useState } from "react";
import { dropRequestKey, requestKey, usePayOnline } from "../payments/index.ts";
import type { ApiError } from "../platform/api-error.ts";
import type { GiftValues } from "./gift.ts";
import { refusedGift } from "./gift-errors.ts";
import { onlineGift, openOnlineGift } from "./give.ts";
import type { GiftFormState } from "./use-gift-form.ts";

type Script = NonNullable<PaymentOptions["online"]>;

/** Gives through the provider's pop-up. `refusal` is the server's sentence where no field is to blame. */
export function useOnlineGiving(slug: string, form: GiftFormState) {
  const online = usePayOnline();
  const [refusal, setRefusal] = useState<string>();
  const purpose = `donasi-online:${slug}`;

  function refused(error: ApiError) {
    const errors = refusedGift(error.errors);
    if (Object.keys(errors).length > 0) form.show(errors);
    else if (error.code !== "gateway_unavailable") setRefusal(error.detail);
    if (error.code === "payment_closed") dropRequestKey(purpose);
  }

  function give(gift: GiftValues, total: number, script: Script) {
    const body = onlineGift(slug, gift, total);
    setRefusal(undefined);
    return online.pay({
      script,
      amount: total,
      page: `/bayar-donasi/${slug}`,
      open: () => openOnlineGift(body, requestKey(purpose, body)),
      onRefused: refused,
      onSpent: () => dropRequestKey(purpose),
      onDone() {
        dropRequestKey(purpose);
        form.discard();
      },
    });
  }
  return { give, busy: online.busy, refusal };
}
