import type { FastifyInstance } from "fastify";
import { noticeRoutes } from "./notices/routes.ts";
import { paymentForms } from "./page/forms.ts";
import { type PageParts, paymentPageRoutes } from "./page/routes.ts";
import {
  paymentsPersonalData,
  receiptsPersonalData,
  refundsPersonalData,
  taxpayersPersonalData,
} from "./personal-data.ts";
import { purchaseRoutes } from "./purchase/routes.ts";
import { qrisRoutes } from "./qris/routes.ts";
import { receiptForms } from "./receipts/forms.ts";
import { MISSING_RECEIPTS, missingReceipts } from "./receipts/issue-missing.ts";
import { receiptRoutes } from "./receipts/routes.ts";
import { taxpayerRoutes } from "./receipts/taxpayers.ts";
import { paymentRoutes } from "./routes.ts";
import { waitingPayments } from "./waiting-payments.ts";

const HOUR = 3600;

export function paymentsFeature(app: FastifyInstance, parts: PageParts) {
  app.personalData.push(
    taxpayersPersonalData,
    receiptsPersonalData,
    paymentsPersonalData,
    refundsPersonalData,
  );
  app.waiting.push(waitingPayments(parts.payments.payables));
  paymentRoutes(app, parts.payments);
  paymentPageRoutes(app, parts);
  purchaseRoutes(app, parts);
  qrisRoutes(app, parts.payments);
  noticeRoutes(app, { ...parts.payments, log: app.log });
  paymentForms(app, parts);
  receiptRoutes(app, parts.payments, parts.origin);
  taxpayerRoutes(app, parts.payments);
  receiptForms(app, parts.payments.database, parts.origin);
  parts.jobs.every(MISSING_RECEIPTS, HOUR, missingReceipts(parts.payments));
}
