import type { StatementLine } from "@barakah/contract";
import { TextLink } from "../../ui/staff/text-link.tsx";

type Sent = NonNullable<StatementLine["returned"]> & { noted?: boolean };

/** Where a transfer that a bank gave back is recorded. */
export const sentPath = ({ kind, id, noted }: Pick<Sent, "kind" | "id" | "noted">) =>
  ({
    payout: `/admin/penyaluran/${id}`,
    refund: `/admin/pembayaran/${id}`,
    store: `/admin/pencairan-toko?status=${noted === false ? "paid" : "returned"}`,
  })[kind];

const WORDS = { payout: "Penyaluran", refund: "Pengembalian dana", store: "Pencairan" } as const;

export const SentBack = ({ sent }: { sent: Sent }) => (
  <TextLink to={sentPath(sent)}>
    {WORDS[sent.kind]} {sent.name} yang kembali
  </TextLink>
);
