import { jakartaDay, type ReceiptKind } from "@barakah/contract";
import { unguessableCode } from "../../platform/unguessable-code.ts";

const PREFIX: Record<ReceiptKind, string> = { gift: "TT", zakat: "BSZ" };
const CODE_LETTERS = 8;

/** The month in Jakarta and forty random bits. */
export const receiptNumber = (kind: ReceiptKind, receivedAt: string) =>
  unguessableCode(`${PREFIX[kind]}-${jakartaDay(receivedAt).slice(0, 7)}`, CODE_LETTERS);
