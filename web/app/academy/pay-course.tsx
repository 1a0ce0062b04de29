import type { Course, PaymentOptions } from "@barakah/contract";
import { BANKS, type Bank, QRIS_MOST_AMOUNT } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { profileQuery } from "../accounts/index.ts";
import {
  accountOf,
  BankAccountCard,
  paymentOptionsQuery,
  TransferPage,
  usePayOnline,
} from "../payments/index.ts";
import { useMember } from "../platform/session.ts";
import { Button } from "../ui/form/button.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { BankChoice } from "./bank-choice.tsx";
import type { MemberOfCourse } from "./member-course-page.tsx";
import { coursePath } from "./standing.ts";
import { THANKS, useTuition } from "./use-tuition.ts";

export function PayCourse({ course, enrolment, memberId }: MemberOfCourse) {
  const options = useQuery(paymentOptionsQuery());
  const [bank, setBank] = useState<Bank>(BANKS[0]);
  const account = options.data && accountOf(options.data, bank);
  const payer = usePayerName(memberId);
  return (
    <TransferPage
      title="Pembayaran Kelas"
      back={coursePath(course.slug)}
      transfer={useTuition({ course, enrolment, payer, account })}
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
          {found.qris.goods && course.price <= QRIS_MOST_AMOUNT && <PayByQris course={course} />}
          <Destination options={found} bank={bank} price={course.price} onChoose={setBank} />
        </>
      )}
    </TransferPage>
  );
}

interface DestinationProps {
  options: PaymentOptions;
  bank: Bank;
  price: number;
  onChoose(bank: Bank): void;
}

function Destination({ options, bank, price, onChoose }: DestinationProps) {
  const account = accountOf(options, bank);
  return (
    <>
      <BankChoice banks={options.banks} chosen={bank} onChoose={onChoose} />
      {account && <BankAccountCard account={account} amount={price} />}
    </>
  );
}

/** QRIS needs neither form nor proof; the bank transfer is offered below it. */
function PayByQris({ course: { slug, title } }: { course: Course }) {
  const { payByQris, toastProblem } = usePayOnline();
  const paying = useSend({
    mutationFn: () => payByQris({ title, purpose: `kelas-qris:${slug}`, body: { kind: "enrolment", slug } }),
    onError: toastProblem,
    // The course page then links to the payment.
    refreshes: [["member"]],
  });
  return (
    <div className="mb-5">
      <Button busy={paying.busy} onClick={() => paying.send()} className="w-full" data-needs-script>
        Bayar dengan QRIS
      </Button>
      <p className="mt-2 text-center text-xs text-text-2">
        Harganya dipotong 1–999 rupiah sebagai kode unik. Tanpa mengirim bukti. Atau transfer ke bank:
      </p>
    </div>
  );
}

function usePayerName(memberId: number | undefined): string {
  const member = useMember();
  const profile = useQuery({ ...profileQuery(memberId ?? 0), enabled: memberId !== undefined });
  return profile.data?.name_full || member?.username || "Anggota";
}
