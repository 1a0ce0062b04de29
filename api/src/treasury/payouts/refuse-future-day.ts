import { jakartaDay } from "@barakah/contract";
import { invalid } from "../../platform/errors.ts";

export function refuseFuture(paidOn: string) {
  if (paidOn > jakartaDay()) throw invalid({ paid_on: ["Tanggalnya belum tiba."] });
}
