import type { Campaign, PaymentOptions } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { GIVER_MOST, NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import {
  CameBack,
  ContactFields,
  Panel,
  PaymentPanel,
  payerFields,
  payerOf,
  paymentOptionsQuery,
  TotalBar,
  usePurchase,
} from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { Page } from "../ui/layout/page.tsx";
import { EMPTY_GIFT, GIFT_BANKS, type GiftValues, giftErrors, giftTotal, hidden } from "./gift.ts";
import { GiftAmount, GiftLines, GiftTotal, TOTAL_NAME, wayOf } from "./gift-amount.tsx";
import { GiftCampaign, GiftMeta } from "./gift-campaign.tsx";
import { giftAgain, giftErrorsIn, giftIn } from "./sent-gift.ts";
import { giftDraft, saveTransferGift } from "./transfer-gift.ts";

const FORM = "donasi";

export function DonationForm({ campaign, sent }: { campaign: Campaign; sent: SentForm | undefined }) {
  const options = useQuery(paymentOptionsQuery());
  const { form, method, choice, notMe, problem } = useGift(campaign, options.data, sent);
  const sum = { amount: form.values.amount, category: campaign.category, way: wayOf(method) };
  return (
    <Page
      title="Donasi"
      back={`/kampanye/${campaign.slug}`}
      actions={
        <TotalBar
          caption={sum.amount > 0 ? TOTAL_NAME[sum.way] : "Total"}
          total={<GiftTotal {...sum} />}
          form={FORM}
          busy={form.busy}
          // Before hydration the browser would submit the form itself.
          disabled={!form.ready || !options.data}
          withoutScript
        >
          Lanjutkan <Icon name="caret-right-bold" size={16} />
        </TotalBar>
      }
    >
      <GiftMeta campaign={campaign} />
      {/* Without JavaScript the server answers it, by the same rules. */}
      <form
        id={FORM}
        ref={form.ref}
        method="post"
        action={`/bayar-donasi/${campaign.slug}`}
        noValidate
        onSubmit={form.submit}
      >
        <GiftCampaign campaign={campaign} />
        <CameBack sent={sent} errors={form.errors}>
          donasimu <b>{rupiah(form.values.amount)}</b> lewat QRIS
        </CameBack>
        <Panel>
          <GiftAmount form={form} />
        </Panel>
        <PaymentPanel query={options} {...choice} />
        <DonorFields form={form} notMe={notMe} />
        <GiftLines {...sum} />
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </Page>
  );
}

function DonorFields({ form, notMe }: { form: Form<GiftValues>; notMe: (() => void) | undefined }) {
  const { hideIdentity } = form.values;
  return (
    <Panel title="Data donatur">
      <div className="flex flex-col gap-4">
        <ContactFields
          form={form}
          phoneHint="Untuk mencari donasimu lagi, dan untuk mengabarimu bila ada kendala."
          nameless={hideIdentity}
          notMe={notMe}
        >
          <div className="mt-1">
            <Checkbox
              name="hide_identity"
              checked={hideIdentity}
              onChange={(event) => form.change(hidden(event.target.checked))}
            >
              Sembunyikan nama saya sebagai <b>{UNKNOWN_GIVER}</b>
            </Checkbox>
          </div>
        </ContactFields>
        <TextInput
          {...form.field("onBehalf")}
          label="Atas nama"
          optional
          name="on_behalf"
          hint="Misalnya orang tua. Tertulis di tanda terima."
          autoComplete="off"
          maxLength={GIVER_MOST}
        />
        <TextArea
          {...form.field("message")}
          label="Pesan atau doa"
          optional
          rows={3}
          placeholder="Tuliskan doa atau dukunganmu"
          maxLength={NOTE_MOST}
        />
      </div>
    </Panel>
  );
}

/** The donation form, and where it leads: to the transfer confirmation, a QRIS code or the payment pop-up. */
function useGift(
  { slug, title, category, least_gift }: Campaign,
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const navigate = useNavigate();
  const draft = giftDraft(slug);
  const totalOf = (gift: GiftValues) => giftTotal(gift.amount, category);
  const textsOf = ({ message, onBehalf }: GiftValues) => ({
    message: message.trim(),
    onBehalf: onBehalf.trim(),
  });

  function goToTransfer(gift: GiftValues) {
    const donor = { ...payerOf(gift), ...textsOf(gift) };
    const content = { slug, title, amount: totalOf(gift), bank: GIFT_BANKS[0], ...donor };
    const transfer = { ...content, key: idempotencyKey(draft, content) };
    saveTransferGift(transfer);
    return navigate("/konfirmasi-pembayaran-donasi", { state: transfer });
  }
  return usePurchase<GiftValues>({
    kind: "gifts",
    banks: GIFT_BANKS,
    options,
    totalOf,
    initial: sent ? giftIn(sent) : EMPTY_GIFT,
    initialErrors: sent && giftErrorsIn(sent),
    draft,
    prefill: useDonor(),
    check: (gift) => giftErrors(gift, totalOf(gift), least_gift),
    fieldOf: { on_behalf: "onBehalf" },
    transfer: goToTransfer,
    describe(gift) {
      const { message, onBehalf: on_behalf } = textsOf(gift);
      const body = {
        kind: "donation" as const,
        slug,
        amount: gift.amount,
        message,
        on_behalf,
        ...payerFields(gift),
      };
      return { body, title, purpose: `donasi-lain:${slug}` };
    },
  });
}

/** Prefilled values: from the address of a retry, and from the member's profile. */
function useDonor(): Partial<GiftValues> | null | undefined {
  const member = useMember();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  const typed = search.has("nominal") ? giftAgain(Object.fromEntries(search)) : null;
  if (!member) return typed;
  return data && { fullName: data.name_full ?? "", email: data.email, ...typed };
}
