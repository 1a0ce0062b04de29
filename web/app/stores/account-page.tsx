import type { OwnStore } from "@barakah/contract";
import { ACCOUNT_HOLD_DAYS } from "@barakah/contract/stores/new-account-hold";
import { IdentityFields, NOBODY, proofOf } from "../accounts/index.ts";
import { api } from "../platform/browser-api.ts";
import { dateInWords } from "../platform/format.ts";
import { Note, ProblemNote } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Page } from "../ui/layout/page.tsx";
import { AccountFields, NO_ACCOUNT } from "./account-fields.tsx";
import { FormPart } from "./form-part.tsx";
import { OwnStorePage } from "./own-store.tsx";
import { sellingKey } from "./queries.ts";

const TITLE = "Rekening pencairan";

export default function AccountPage() {
  return (
    <OwnStorePage title={TITLE} back="/toko-saya">
      {(store, memberId) => <Account key={store.version} store={store} memberId={memberId} />}
    </OwnStorePage>
  );
}

/** The account for payouts. A change requires the password, delays payouts and notifies the owner. */
function Account({ store, memberId }: { store: OwnStore; memberId: number }) {
  const form = useForm({
    initial: { ...NO_ACCOUNT, ...NOBODY },
    mutationFn: ({ password, otp, ...account }) =>
      api.call("PUT /api/stores/mine/account/", {
        body: { ...account, ...proofOf({ password, otp }), version: store.version },
      }),
    success: "Rekening diganti. Kami mengabarimu juga lewat e-mail.",
    toasts: true,
    refreshes: [sellingKey(memberId)],
  });
  return (
    <Page
      title={TITLE}
      back="/toko-saya"
      isHeading
      className=""
      actions={
        <ActionBar>
          <Button block busy={form.busy} onClick={form.submit} label="Ganti rekening" />
        </ActionBar>
      }
    >
      <section className="mb-2 bg-surface px-4 py-4">
        <p className="text-sm text-text-2">Sekarang dicairkan ke</p>
        <p className="text-lg font-bold wrap-anywhere">
          {store.bank} {store.account}
        </p>
        <p className="text-sm wrap-anywhere">{store.account_holder}</p>
        <Note tone="gold" icon={<Icon name="lock-key-fill" size={20} />} className="mt-3.5">
          {store.payouts_wait_until
            ? `Rekening ini baru diganti. Pencairan menunggu sampai ${dateInWords(store.payouts_wait_until)}.`
            : `Setelah diganti, pencairan menunggu ${ACCOUNT_HOLD_DAYS} hari, supaya tidak ada yang membelokkan uangmu.`}
        </Note>
      </section>
      <form ref={form.ref} noValidate onSubmit={form.submit}>
        <FormPart title="Rekening baru">
          <AccountFields form={form} />
          <IdentityFields form={form} />
        </FormPart>
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
    </Page>
  );
}
