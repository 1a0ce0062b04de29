import type { FastifyInstance } from "fastify";
import type { Payables, Payments } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import type { Jobs } from "../platform/jobs.ts";
import { sharedSecret } from "../platform/secrets.ts";
import { approvalRoutes } from "./approval/routes.ts";
import { bookRoutes } from "./books/routes.ts";
import { bulkMatchingRoutes } from "./bulk-matching/routes.ts";
import { cashRoutes } from "./cash/routes.ts";
import { promiseRefund } from "./corrections/promise-refund.ts";
import { correctionRoutes } from "./corrections/routes.ts";
import { debitRoutes } from "./debits/routes.ts";
import { makeDueDecisions } from "./decisions/decisions.ts";
import { decisionRoutes } from "./decisions/routes.ts";
import { followUpRoutes } from "./follow-up/routes.ts";
import { fundRoutes } from "./funds/routes.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { writePayoutNews } from "./payouts/tell-givers.ts";
import type { ReadBanks } from "./proposal-kinds/accounts.ts";
import { allKinds } from "./proposal-kinds/all-kinds.ts";
import type { Kinds } from "./proposals/proposal-kind.ts";
import { proposeOrDo } from "./proposals/proposals.ts";
import { proposalRoutes } from "./proposals/routes.ts";
import { qrisRoutes } from "./qris/routes.ts";
import { receiptRoutes } from "./receipts/routes.ts";
import { settlementRoutes } from "./settlement/routes.ts";
import { statementRoutes } from "./statements/routes.ts";
import { storePayoutRoutes } from "./store-payouts/routes.ts";
import type { Deciding } from "./verification/decide-payment.ts";
import { verificationRoutes } from "./verification/routes.ts";
import { zakatRuleProposals } from "./zakat-rules/zakat-rules.ts";

export interface TreasuryParts {
  database: Database;
  payables: Payables;
  online: Payments["online"];
  images: PrivateImages;
  files: FileStore;
  jobs: Jobs;
  publicUrl: string;
  banks: ReadBanks;
  /** Closing a year is the accountants' feature; two people decide it like everything about money. */
  yearClosing: Kinds["year_closing"];
  writeOffLimit: Deciding["writeOffLimit"];
}

export async function treasuryFeature(app: FastifyInstance, given: TreasuryParts) {
  const parts = { ...given, kinds: allKinds(given) };
  payoutRoutes(app, parts.database, parts.files);
  storePayoutRoutes(app, parts);
  proposalRoutes(app, parts);
  writePayoutNews(parts);
  statementRoutes(app, parts);
  bulkMatchingRoutes(app, parts);
  debitRoutes(app, parts.database);
  bookRoutes(app, parts.database);
  cashRoutes(app, parts);
  fundRoutes(app, parts);
  qrisRoutes(app, parts);
  noticeRoutes(app, parts);
  settlementRoutes(app, parts.database);
  receiptRoutes(app, parts);
  approvalRoutes(app, parts);
  decisionRoutes(app, parts);
  makeDueDecisions(parts);
  correctionRoutes(app, parts);
  followUpRoutes(app, parts);
  verificationRoutes(app, { ...parts, proofSecret: await sharedSecret(parts.database, "proof") });
  return {
    zakatRules: zakatRuleProposals(parts),
    promiseRefund: promiseRefund(parts),
    proposeMemberEmail: (actor: Actor, wanted: object, key: string) =>
      proposeOrDo(parts, actor, "member_contact", wanted, key),
  };
}
