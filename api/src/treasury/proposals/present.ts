import { PAYMENT_METHOD_LABEL, type Proposal, recipientLabel } from "@barakah/contract";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { StoredProposal, WantedAccounts, WantedQris } from "../queries/proposals.ts";

type Change = Proposal["changes"][number];

function accountChanges({ before, after }: WantedAccounts): Change[] {
  const words = (account: WantedAccounts["after"][number] | undefined) =>
    account ? `${account.account_number} a.n. ${account.account_name}` : "";
  return after
    .map((account) => ({
      label: PAYMENT_METHOD_LABEL[account.code],
      before: words(before.find(({ code }) => code === account.code)),
      after: words(account),
    }))
    .filter((change) => change.before !== change.after);
}

function qrisChanges({ merchant, before }: WantedQris): Change[] {
  return [
    { label: "Nama", before: before?.name ?? "", after: merchant.name },
    { label: "NMID", before: before?.nmid ?? "", after: merchant.nmid },
  ];
}

function said(stored: StoredProposal): Pick<Proposal, "title" | "amount" | "changes"> {
  if (stored.kind === "accounts")
    return { title: "Rekening tujuan berubah", amount: null, changes: accountChanges(stored.wanted) };
  if (stored.kind === "qris") {
    const { account, reason } = stored.wanted;
    const why = { label: "Alasan", before: "", after: reason };
    return {
      title: `${PAYMENT_METHOD_LABEL[account]} berganti kode`,
      amount: null,
      changes: [...qrisChanges(stored.wanted), why],
    };
  }
  const { amount, bank, title, paid_on, recipient_kind } = stored.wanted;
  return {
    title: `Penyaluran ${rupiah(amount)} dari ${stored.fund ?? "program"}`,
    amount,
    changes: [
      { label: "Judul", before: "", after: title },
      { label: "Dari", before: "", after: PAYMENT_METHOD_LABEL[bank] },
      { label: "Tanggal", before: "", after: paid_on.split("-").reverse().join("/") },
      ...(recipient_kind ? [{ label: "Penerima", before: "", after: recipientLabel(recipient_kind) }] : []),
    ],
  };
}

export const present = (stored: StoredProposal): Proposal => ({
  id: stored.id,
  kind: stored.kind,
  ...said(stored),
  state: stored.state,
  proposed_by: { id: stored.proposed_by, name: stored.proposer },
  proposed_at: stored.proposed_at,
  decided_by:
    stored.decided_by === null ? null : { id: stored.decided_by, name: stored.decider ?? "petugas" },
  decided_at: stored.decided_at,
  reason: stored.reason,
});
