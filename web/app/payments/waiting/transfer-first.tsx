import type { BankAccount } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import { forgetPurchase, type WaitingPurchase } from "../../offline/waiting-purchases.ts";
import { dropIdempotencyKey } from "../../platform/idempotency-key.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { paymentOptionsQuery } from "../form/payment-methods.ts";
import { BankAccountCard } from "../transfer/bank-account-card.tsx";
import { TransferPage } from "../transfer/transfer-page.tsx";
import { useTransfer } from "../transfer/use-transfer.ts";
import { StillTrue } from "./still-true.tsx";

const THANKS = "Buktimu sudah terkirim. Jazakumullahu khairan!";

interface TransferFirstProps {
  purchase: WaitingPurchase;
  /** True while a proof is chosen, which leads on itself. */
  busy: RefObject<boolean>;
}

/** Can be paid from although the server does not know of it yet: the account and the amount do not depend on it. */
export default function TransferFirst({ purchase, busy }: TransferFirstProps) {
  const options = useQuery(paymentOptionsQuery());
  const account = options.data?.banks.find(({ code }) => code === purchase.method);
  const transfer = useProofOf(purchase, account);
  const chosen = transfer.form.values.proof_file !== null;
  useEffect(() => {
    busy.current = chosen;
  }, [chosen, busy]);
  return (
    <>
      <PageMeta title="Menunggu sinyal" description="Isian yang menunggu sinyal di HP ini." noindex />
      <TransferPage
        title="Konfirmasi Pembayaran"
        back={purchase.again}
        backAfter="/"
        transfer={transfer}
        options={options}
        account={account}
        payer={nameIn(purchase)}
        says="Silakan transfer ke rekening berikut:"
        subject={purchase.title}
        thanks={THANKS}
        extra={
          <>
            <div role="status" className="p-4">
              <Note tone="gold" icon={<Icon name="cloud-slash" size={24} />}>
                <h2 className="text-base leading-[1.3rem] font-bold">Menunggu sinyal</h2>
                <p className="mt-1">
                  Transfer dulu lewat ATM, SMS, atau aplikasi bank. Foto buktinya boleh dipilih sekarang dan
                  terkirim sendiri, satu kali saja, begitu sinyal kembali.
                </p>
              </Note>
            </div>
            <StillTrue
              facts={[
                ["Isianmu tersimpan di HP ini", "Tercatat pada kami begitu sinyal kembali."],
                ["Rekening dan nominal tidak berubah", "Keduanya tersimpan di HP ini."],
                [
                  "Bukti boleh menyusul",
                  "Tanpa bukti pun kamu dibawa ke halaman pembayaran saat ada sinyal.",
                ],
              ]}
            />
          </>
        }
      >
        {() => account && <BankAccountCard account={account} amount={purchase.amount} exact={false} />}
      </TransferPage>
    </>
  );
}

const nameIn = ({ call: { body } }: WaitingPurchase) =>
  ("payer_name" in body && body.payer_name) || UNKNOWN_GIVER;

function useProofOf(purchase: WaitingPurchase, account: BankAccount | undefined) {
  const { id, title, amount, again, about, draft, call } = purchase;
  function settle() {
    dropIdempotencyKey(about);
    if (draft) removeFromTab(draft);
  }
  return useTransfer({
    draft: `menunggu:${id}`,
    account,
    paid: { what: "zakat", payer: nameIn(purchase), subject: { name: "Untuk", title }, amount },
    call: ({ proof_file: _, ...transfer }, { code }) => ({
      id: `${id}-bukti`,
      endpoint: "POST /api/payments/page/:key/proof/",
      first: call,
      body: { payment_method: code, ...transfer },
    }),
    again,
    // The proof starts the payment from here on.
    onKept: () => void forgetPurchase(id).catch(() => undefined),
    onDelivered: settle,
    refused: "Bukti belum diterima.",
    failed: "Bukti belum terkirim.",
    thanks: THANKS,
    leadTo: "/",
  });
}
