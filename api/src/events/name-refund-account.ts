import type { BodyOf, tellRefundAccount } from "@barakah/contract";
import { type Acting, authorOf } from "../payments/index.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { requireRight } from "./buyers-right.ts";
import { lockRegistration, storeRefundAccount } from "./queries/registrations.ts";
import type { StoredPage } from "./queries/ticket-pages.ts";
import { NO_TICKET } from "./refusals.ts";
import { tellBuyer } from "./tell-buyer.ts";

type Account = Omit<BodyOf<typeof tellRefundAccount>, "code">;

/** Stores the buyer's bank account for a refund. It is audited, and the contact that was given first gets a message at once. */
export async function nameRefundAccount(
  database: Database,
  page: StoredPage,
  account: Account,
  acting: Acting,
): Promise<void> {
  if (!page.refund)
    throw conflict("nothing_due", "Tidak ada dana yang menunggu dikembalikan untuk pendaftaran ini.");
  if (page.refund.decided)
    throw conflict(
      "refund_decided",
      "Pengembaliannya sudah disetujui dan sedang diproses. Hubungi panitia bila rekeningnya keliru.",
    );
  const right = await requireRight(database, page, acting);
  await database.transact(async (tx) => {
    const before = existing(await lockRegistration(tx, { id: page.registration_id }), NO_TICKET);
    await storeRefundAccount(tx, before.id, account);
    await audit(tx, authorOf(acting), "registration.refund_account", ["registration", before.code], {
      before: { bank: before.refund_bank, account_number: before.refund_account },
      after: { ...account, right },
    });
    await tellBuyer(tx, before, {
      title: `Rekening pengembalian dana: ${page.event.title}`,
      body: `Uangmu akan dikembalikan ke ${account.bank}, rekening yang berakhir ${account.account_number.slice(-3)}, a.n. ${account.account_holder}. Bila bukan kamu yang menulisnya, segera hubungi panitia.`,
      sure: true,
    });
  });
}
