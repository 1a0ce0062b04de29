import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "../accounts/index.ts";
import {
  accountOf,
  BankAccountCard,
  PaymentChoice,
  type PurchaseValues,
  paymentOptionsQuery,
  TransferPage,
  usePurchase,
  useTransfer,
} from "../payments/index.ts";
import { dropIdempotencyKey, idempotencyKey } from "../platform/idempotency-key.ts";
import { useMember } from "../platform/session.ts";
import { Button } from "../ui/form/button.tsx";
import type { MemberOfCourse } from "./member-course-page.tsx";
import { coursePath, paymentPath } from "./standing.ts";

const THANKS = "Konfirmasi pembayaranmu sudah terkirim.";

/** By QRIS or online, without form and proof, or by bank transfer with its proof. */
export default function PayCourse(member: MemberOfCourse) {
  const { course, memberId } = member;
  const options = useQuery(paymentOptionsQuery());
  const payer = usePayerName(memberId);
  const { form, method, choice } = useTuition(member);
  const bank = BANKS.find((code) => code === method);
  const account = bank && options.data && accountOf(options.data, bank);
  return (
    <TransferPage
      title="Pembayaran Kelas"
      back={coursePath(course.slug)}
      transfer={useTuitionTransfer(member, payer, bank)}
      options={options}
      account={account}
      payer={payer}
      says="Kamu mengikuti kelas"
      subject={course.title}
      skeleton="h-64"
      formTitle="Konfirmasi Pembayaran"
      thanks={THANKS}
    >
      {(found) => (
        <>
          <PaymentChoice options={found} {...choice} />
          {account && <BankAccountCard account={account} amount={course.price} coded={false} />}
          {method && !bank && (
            <Button busy={form.busy} onClick={form.submit} block className="mt-4" data-needs-script>
              {method === "qris" ? "Bayar dengan QRIS" : "Bayar Online"}
            </Button>
          )}
        </>
      )}
    </TransferPage>
  );
}

/** How the course is paid. The method decides what the page shows; a transfer has a form of its own. */
function useTuition({ course: { slug, title, price } }: MemberOfCourse) {
  const { data: options } = useQuery(paymentOptionsQuery());
  return usePurchase<PurchaseValues>({
    kind: "goods",
    banks: BANKS,
    options,
    totalOf: () => price,
    initial: { method: BANKS[0] },
    check: () => ({}),
    transfer: () => undefined,
    describe: () => ({
      title,
      purpose: `kelas-langsung:${slug}`,
      body: { kind: "enrolment", slug, amount: price },
    }),
    // The course page then links to the payment.
    refreshes: [["member"]],
  });
}

function useTuitionTransfer({ course, enrolment }: MemberOfCourse, payer: string, bank: Bank | undefined) {
  const { data: options } = useQuery(paymentOptionsQuery());
  const { slug, price, title } = course;
  const name = `kelas:${slug}`;
  const client = useQueryClient();
  return useTransfer({
    draft: name,
    account: bank && options && accountOf(options, bank),
    paid: { what: "kelas", payer, subject: { name: "Kelas", title }, amount: price },
    call({ proof_file: proof, ...transfer }, { code }) {
      // The order id is part of the key: after a rejection the same transfer data are a new payment.
      const content = [enrolment?.order_id, price, code, transfer, proof?.size, proof?.lastModified];
      return {
        id: idempotencyKey(name, content),
        endpoint: "POST /api/payments/purchase/",
        body: {
          kind: "enrolment",
          slug,
          amount: String(price),
          payer_name: payer,
          method: code,
          ...transfer,
        },
      };
    },
    again: paymentPath(slug),
    onDelivered: () => dropIdempotencyKey(name),
    // Price changed, or a proof exists already: reload what the page shows.
    onRefused({ status }) {
      if (status === 409) void client.invalidateQueries({ queryKey: ["member"] });
    },
    refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
    failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
    thanks: THANKS,
    leadTo: coursePath(slug),
  });
}

function usePayerName(memberId: number | undefined): string {
  const member = useMember();
  const profile = useQuery({ ...profileQuery(memberId ?? 0), enabled: memberId !== undefined });
  return profile.data?.name_full || member?.username || "Anggota";
}
