import { randomUUID } from "node:crypto";
import { addOnOf, giftTotal } from "@barakah/contract";
import { enrolmentPayable } from "../../api/src/academy/index.ts";
import { donationPayable } from "../../api/src/charity/index.ts";
import { addToTotal } from "../../api/src/charity/queries/campaign-totals.ts";
import { type Account, bank, campaign, postAll, tuition } from "../../api/src/ledger/index.ts";
import { issueReceipts, newReference, type Payable } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoCampaign, DemoCourse, DemoDonor, DemoTransfer } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";
import { payables } from "./payables.ts";

/**
 * Bulk-inserts hundreds of donors and students in the state that verification would have left them: one by one, the
 * first start would take several times as long.
 */

interface Paid {
  id: string;
  amount: number;
  payer_name: string;
  payer_phone?: string;
  member_id: number | null;
  created_at: string;
}

async function pay(tx: Tx, payable: Payable, paid: Paid[], account: Account, description: string) {
  const verified = paid.map((one) => ({
    ...one,
    reference: newReference(payable),
    kind: payable.kind,
    method: "bsi" as const,
    status: "verified" as const,
    verified_at: one.created_at,
    request_key: null,
    request_hash: null,
    paid_by_transaction: null,
    expires_at: null,
  }));
  await tx.insertInto("payment").values(verified).execute();
  await tx
    .insertInto("payment_share")
    .values(paid.map(({ id, amount }) => ({ payment_id: id, account, amount })))
    .execute();
  await postAll(
    tx,
    paid.map(({ id, amount, created_at }) => ({
      event: `payment:${id}:verified`,
      paymentId: id,
      description,
      legs: [
        { account: bank("bsi"), amount },
        { account, amount: -amount },
      ],
      at: created_at,
    })),
  );
}

export async function seedDonors(
  tx: Tx,
  campaignId: number,
  { donors, category }: DemoCampaign,
  phones: Map<DemoDonor, string>,
) {
  if (donors.length === 0) return;
  const gifts = donors.map((donor) => ({
    id: randomUUID(),
    amount: giftTotal(donor.amount, category),
    payer_name: donor.name,
    payer_phone: phones.get(donor) ?? "",
    member_id: null,
    created_at: ago(donor.daysAgo, donor.minutes),
  }));
  await pay(tx, donationPayable, gifts, campaign(campaignId), "Donasi contoh");
  const given = await tx
    .insertInto("donation")
    .values(
      gifts.map(({ id, amount, payer_name, created_at }, place) => ({
        campaign_id: campaignId,
        payment_id: id,
        donor_name: payer_name,
        amount,
        add_on: addOnOf(category),
        transfer_date: dayInJakarta(created_at),
        verified_at: created_at,
        created_at,
        message: donors[place]?.prayer?.text ?? "",
      })),
    )
    .returning(["id", "payment_id", "created_at"])
    .execute();
  const donationOf = new Map(given.map((donation) => [donation.payment_id, donation]));
  await seedPrayers(
    tx,
    gifts.flatMap(({ id }, place) => {
      const { prayer } = donors[place] ?? {};
      const donation = donationOf.get(id);
      return prayer && donation ? [{ donation, aamiin: prayer.aamiin }] : [];
    }),
  );
  await issueReceipts(
    tx,
    payables,
    gifts.map(({ id }) => id),
    { backdated: true },
  );
  await addToTotal(
    tx,
    campaignId,
    gifts.reduce((sum, { amount }) => sum + amount, 0),
    gifts.length,
  );
}

/** The counted Aamiin are backed by one mark each, as if that many browsers had said it. */
async function seedPrayers(
  tx: Tx,
  prayers: { donation: { id: string; created_at: string }; aamiin: number }[],
) {
  if (prayers.length === 0) return;
  const rows = await tx
    .insertInto("donation_prayer")
    .values(
      prayers.map(({ donation: { id, created_at }, aamiin }) => ({
        donation_id: id,
        aamiin_count: aamiin,
        created_at,
      })),
    )
    .returning(["id", "aamiin_count"])
    .execute();
  const marks = rows.flatMap(({ id, aamiin_count }) =>
    Array.from({ length: aamiin_count }, (_, nth) => ({
      prayer_id: id,
      who: `contoh-${nth}`,
      kind: "aamiin" as const,
    })),
  );
  if (marks.length > 0) await tx.insertInto("prayer_mark").values(marks).execute();
}

/** Earlier gifts from the phones of waiting payers: the newest ones of each. */
export function phonesOf(campaigns: readonly DemoCampaign[], transfers: readonly DemoTransfer[]) {
  const newest = campaigns
    .flatMap(({ donors }) => donors)
    .toSorted((one, other) => one.daysAgo - other.daysAgo || one.minutes - other.minutes);
  const gifts = transfers.flatMap(({ payer, phone, earlier = 0 }) =>
    newest
      .filter(({ name }) => name === payer)
      .slice(0, earlier)
      .map((gift) => [gift, phone] as const),
  );
  return new Map<DemoDonor, string>(gifts);
}

/** Spread over the days since the course began, first student first. */
export async function seedStudents(tx: Tx, courseId: number, demo: DemoCourse, people: Map<string, number>) {
  const members = demo.students.flatMap((username) => people.get(username) ?? []);
  if (members.length === 0) return;
  const enrolments = await tx
    .insertInto("enrolment")
    .values(
      members.map((member_id, place) => ({
        course_id: courseId,
        member_id,
        status: "verified" as const,
        price: demo.price,
        created_at: ago((demo.createdDaysAgo * (members.length - place)) / (members.length + 1)),
      })),
    )
    .returning(["id", "member_id", "created_at"])
    .execute();
  if (demo.price === 0) return;
  const paid = enrolments.map(({ id, member_id, created_at }) => ({
    enrolment_id: id,
    payment: { id: randomUUID(), amount: demo.price, member_id, created_at },
  }));
  await pay(
    tx,
    enrolmentPayable,
    paid.map(({ payment }) => ({ ...payment, payer_name: "Peserta contoh" })),
    tuition(),
    "Biaya kelas contoh",
  );
  await tx
    .insertInto("enrolment_payment")
    .values(paid.map(({ enrolment_id, payment }) => ({ enrolment_id, payment_id: payment.id })))
    .execute();
}
