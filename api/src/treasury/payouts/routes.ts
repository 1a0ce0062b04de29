import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { storeDocument } from "../../platform/files/document-store.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { recordFiles } from "../../platform/files/stored-files.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { campaignFunds, payouts } from "../queries/payouts.ts";
import { correctPayoutTexts, onePayout, reverse } from "./correct-payout.ts";
import { payOut } from "./pay-out.ts";
import { returnPayoutIn, showPayoutReturnIn } from "./returned-payout.ts";

/** Uploaded on its own, while the story is still being written. */
async function keepVoucher({ transact }: Database, actor: Actor, files: FileStore, bytes: Buffer) {
  const stored = await storeDocument(files, bytes);
  await transact(async (tx) => {
    const file = {
      key: stored.key,
      kind: "document",
      bytes: bytes.length,
      uploadedBy: actor.memberId,
    } as const;
    await recordFiles(tx, [file]);
    await audit(tx, actor, "voucher.upload", ["voucher", stored.key], { after: { bytes: bytes.length } });
  });
  return stored;
}

export function payoutRoutes(app: FastifyInstance, database: Database, files: FileStore) {
  serve(app, contract.uploadVoucher, async ({ actor, files: sent }) => {
    if (!sent.voucher) throw invalid({ voucher: ["Pilih berkasnya dahulu."] });
    return keepVoucher(database, actor, files, sent.voucher);
  });

  serve(app, contract.listPayouts, ({ query }) => payouts(database, query));

  serve(app, contract.listCampaignFunds, ({ query }) => campaignFunds(database, query));

  serve(app, contract.getPayout, async ({ params }) => onePayout(database, params.id));

  serve(app, contract.createPayout, async ({ actor, body, request }) =>
    payOut(database, actor, body, keyOf(actor, request)),
  );

  serve(app, contract.changePayout, async ({ actor, params, body }) =>
    correctPayoutTexts(database, actor, params.id, body),
  );

  serve(app, contract.reversePayout, async ({ actor, params, body }) =>
    reverse(database, actor, params.id, body.reason),
  );

  serve(app, contract.returnPayout, async ({ actor, params: { id }, body }) => {
    await database.transact((tx) => returnPayoutIn(tx, actor, id, body));
    return onePayout(database, id);
  });

  serve(app, contract.showPayoutReturn, async ({ actor, params: { id }, body }) => {
    await database.transact((tx) => showPayoutReturnIn(tx, actor, id, body.line));
    return onePayout(database, id);
  });
}
