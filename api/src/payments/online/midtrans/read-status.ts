import { z } from "zod";
import { MidtransUnavailable } from "./errors.ts";
import { wholeRupiah } from "./rupiah.ts";

export interface TransactionStatus {
  orderId: string;
  transactionId: string;
  transactionStatus: string;
  fraudStatus?: string;
  statusCode: string;
  /** Whole rupiah. */
  grossAmount: number;
  paymentType: string;
  /** As the provider writes it, on Jakarta's clock: see `fromProviderTime`. */
  transactionTime?: string;
  settlementTime?: string;
  raw: unknown;
}

/** Only the fields that we use. */
const statusBody = z.object({
  order_id: z.string(),
  transaction_id: z.string(),
  transaction_status: z.string(),
  fraud_status: z.string().nullish(),
  status_code: z.coerce.string(),
  gross_amount: z.union([z.string(), z.number()]),
  payment_type: z.string().default(""),
  transaction_time: z.string().nullish(),
  settlement_time: z.string().nullish(),
});

export function readTransactionStatus(body: unknown): TransactionStatus {
  const parsed = statusBody.safeParse(body);
  const grossAmount = parsed.success ? wholeRupiah(parsed.data.gross_amount) : undefined;
  if (!parsed.success || grossAmount === undefined)
    throw new MidtransUnavailable("its transaction status cannot be read", parsed.error);
  const said = parsed.data;
  return {
    orderId: said.order_id,
    transactionId: said.transaction_id,
    transactionStatus: said.transaction_status,
    statusCode: said.status_code,
    grossAmount,
    paymentType: said.payment_type,
    ...(said.fraud_status && { fraudStatus: said.fraud_status }),
    ...(said.transaction_time && { transactionTime: said.transaction_time }),
    ...(said.settlement_time && { settlementTime: said.settlement_time }),
    raw: body,
  };
}
