import { conflict } from "../../platform/errors.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment } from "../queries/payments.ts";
import { methodRules } from "./methods.ts";

/** A manual decision would count an online payment twice, or without money. */
export function refuseByHand({ method }: Payment, decision: Decision) {
  if (methodRules(method).decidedBy === "provider" && decision.as === "staff")
    throw conflict("online_payment", "Pembayaran online diputuskan oleh penyedianya, bukan di sini.");
}
