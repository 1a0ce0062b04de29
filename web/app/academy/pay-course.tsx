import type { Course, PaymentOptions } from "@barakah/contract";
import { BANKS, type Bank, QRIS_MOST_AMOUNT } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { profileQuery } from "../accounts/index.ts";
import {
  accountOf,
  BankAccountCard,
  Panel,
  ProblemNote,
  paymentOptionsQuery,
  SendBar,
  TransferForm,
  TransferSent,
  usePayOnline,
} from "../payments/index.ts";
import { useMember } from "../platform/session.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { BankChoice } from "./bank-choice.tsx";
import type { MemberOfCourse } from "./member-course-page.tsx";
import { coursePath } from "./standing.ts";
import { THANKS, useTuition } from "./use-tuition.ts";

const FORM = "konfirmasi";

/** Where to transfer the price of a course, and the form that tells the treasurer about it. */
export function PayCourse({ course, enrolment, memberId }: MemberOfCourse) {
  const options = useQuery(paymentOptionsQuery());
  const [bank, setBank] = useState<Bank>(BANKS[0]);
  const account = options.data && accountOf(options.data, bank);
  const payer = usePayerName(memberId);
  const { form, problem, chat } = useTuition({ course, enrolment, payer, account });
  const header = <PageHeader title="Pembayaran Kelas" back={coursePath(course.slug)} isHeading={!chat} />;
  if (chat) {
    return (
      <AppShell header={header} className="justify-center">
        <TransferSent thanks={THANKS} chat={chat} />
      </AppShell>
    );
  }
  return (
    <AppShell
      header={header}
      actions={account && <SendBar form={FORM} busy={form.busy} again={problem?.passing ?? false} />}
    >
      <Panel>
        <p className="text-sm text-text-2">
          Terima kasih, <b className="text-text wrap-anywhere">{payer}</b>. Kamu mengikuti kelas
        </p>
        <p className="mt-0.5 mb-4 text-lg font-bold">{course.title}</p>
        <Loaded
          query={options}
          failure="Pilihan pembayaran gagal dimuat."
          skeleton={<Skeleton className="h-64 rounded-lg" />}
        >
          {(found) => (
            <>
              {found.qris.goods && course.price <= QRIS_MOST_AMOUNT && <PayByQris course={course} />}
              <Destination options={found} bank={bank} price={course.price} onChoose={setBank} />
            </>
          )}
        </Loaded>
      </Panel>
      {account && <TransferForm id={FORM} title="Konfirmasi Pembayaran" form={form} />}
      {problem && <ProblemNote problem={problem} />}
      <p className="px-4 pt-3.5 text-center text-xs leading-[1.125rem] text-text-3">
        Setelah terkirim, WhatsApp akan terbuka dengan pesan konfirmasi yang sudah terisi.
      </p>
    </AppShell>
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

/** Without a form and without a proof; the transfer stays below it. */
function PayByQris({ course: { slug, title } }: { course: Course }) {
  const { payByQris, toastProblem } = usePayOnline();
  const paying = useSend({
    mutationFn: () => payByQris({ title, purpose: `kelas-qris:${slug}`, body: { kind: "enrolment", slug } }),
    onError: toastProblem,
    // The course then leads back to what was begun.
    refreshes: [["member"]],
  });
  return (
    <div className="mb-5">
      <Button busy={paying.busy} onClick={() => paying.send()} className="w-full" data-needs-script>
        Bayar dengan QRIS
      </Button>
      <p className="mt-2 text-center text-xs text-text-2">Tanpa mengirim bukti. Atau transfer ke bank:</p>
    </div>
  );
}

/** The member's full name, or the username where there is none. */
function usePayerName(memberId: number | undefined): string {
  const member = useMember();
  const profile = useQuery({ ...profileQuery(memberId ?? 0), enabled: memberId !== undefined });
  return profile.data?.name_full || member?.username || "Anggota";
}
