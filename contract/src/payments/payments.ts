import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { rupiah } from "../platform/vocabulary.ts";
import { BANKS, PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATUSES, QRIS_METHODS } from "./methods.ts";

export * from "./methods.ts";

/** What the result pages show. Contains nothing private: anybody with the link may see it. */
export const paymentState = z.object({
  order_id: z.string(),
  status: z.enum(["pending", "success", "failed"]),
  payment_status: z.enum(PAYMENT_STATUSES),
  kind: z.enum(PAYMENT_KINDS),
  amount: rupiah,
  payment_method: z.enum(PAYMENT_METHODS),
  /** Of a refund, what is not transferred yet. */
  refund_owed: rupiah,
});
export type PaymentState = z.infer<typeof paymentState>;

export const checkPaymentStatus = endpoint("GET /api/check-payment-status/", {
  summary: "Status sebuah pembayaran menurut kata terakhir penyedia atau bendahara.",
  access: "public",
  query: z.object({ order_id: z.string("Wajib diisi.").min(1, "Wajib diisi.").max(100, "Terlalu panjang.") }),
  response: paymentState,
});

export const updatePaymentStatus = endpoint("POST /api/payments/update-payment-status/", {
  summary: "Meminta server menanyakan status kepada penyedia. Status yang dikirim tidak dipercaya.",
  access: "optional",
  body: z.object({
    transactionId: z.string("Wajib diisi.").min(1, "Wajib diisi.").max(100, "Terlalu panjang."),
    status: z.unknown().optional(),
    amount: z.unknown().optional(),
    paymentMethod: z.unknown().optional(),
  }),
  response: paymentState,
});

export const bankAccount = z.object({
  code: z.enum(BANKS),
  name: z.string(),
  account_number: z.string(),
  account_name: z.string(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** The payment methods available now. */
export const paymentOptions = z.object({
  banks: z.array(bankAccount),
  online: z.object({ script_url: z.string(), client_key: z.string() }).nullable(),
  /** The QRIS methods for gifts and for purchases. `automatic`: payments are detected by a paired phone. */
  qris: z.object({
    gifts: z.enum(QRIS_METHODS).nullable(),
    goods: z.enum(QRIS_METHODS).nullable(),
    automatic: z.boolean(),
  }),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;

export const getPaymentOptions = endpoint("GET /api/payments/options/", {
  summary: "Rekening tujuan dan pembayaran online yang tersedia.",
  access: "public",
  response: paymentOptions,
});

/** Opens the provider's pop-up. `order_id` names the payment in every later call. */
export const onlinePayment = z.object({
  token: z.string(),
  redirect_url: z.string(),
  order_id: z.string(),
  /** The page of the payment, from any device. */
  page: z.string(),
});
export type OnlinePayment = z.infer<typeof onlinePayment>;
