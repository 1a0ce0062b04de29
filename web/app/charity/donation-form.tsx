import type { Campaign, PaymentOptions } from "@barakah/contract";
import { GIFT_FORM, type GiftValues } from "@barakah/contract/charity/gift-form";
import { giftTotal } from "@barakah/contract/charity/transfer-add-on";
import type { Bank } from "@barakah/contract/payments/methods";
import { valuesIn } from "@barakah/contract/platform/form-values";
import { GIVER_MOST, NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import {
  AmountChoice,
  CameBack,
  ContactFields,
  HideName,
  isHidden,
  NextPages,
  Panel,
  PaymentPanel,
  paymentOptionsQuery,
  TotalBar,
  usePurchase,
} from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { Page } from "../ui/layout/page.tsx";
import { giftDraft, saveTransferGift } from "./begun-gift.ts";
import { GIFT_BANKS, giftErrors } from "./gift.ts";
import { GiftCampaign, GiftMeta } from "./gift-campaign.tsx";
import { GiftLines, GiftTotal, TOTAL_NAME, wayOf } from "./gift-total.tsx";
import { PRESETS } from "./preset-amounts.ts";

const FORM = "donasi";
const NEXT = ["/konfirmasi-pembayaran-donasi"];

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
          <AmountChoice
            form={form}
            legend="Donasi Terbaikmu"
            level="h1"
            presets={PRESETS}
            label="Nominal donasi"
            hint="Ketuk nominal di atas atau isi sendiri."
            other="Nominal lain"
          />
        </Panel>
        <PaymentPanel query={options} {...choice} />
        <NextPages pages={NEXT} />
        <DonorFields form={form} notMe={notMe} />
        <GiftLines {...sum} />
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </Page>
  );
}

function DonorFields({ form, notMe }: { form: Form<GiftValues>; notMe: (() => void) | undefined }) {
  return (
    <Panel title="Data donatur">
      <div className="flex flex-col gap-4">
        <ContactFields
          form={form}
          prefix="payer_"
          phoneHint="Untuk mencari donasimu lagi, dan untuk mengabarimu bila ada kendala."
          nameless={isHidden(form.values.payer_name)}
          notMe={notMe}
        >
          <div className="mt-1">
            <HideName form={form} />
          </div>
        </ContactFields>
        <TextInput
          {...form.field("on_behalf")}
          label="Atas nama"
          optional
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
  const totalOf = ({ amount }: GiftValues) => giftTotal(amount, category);
  const bodyOf = (gift: GiftValues) => ({ ...gift, kind: "donation" as const, slug });

  function goToTransfer(gift: GiftValues) {
    const bank = gift.method as Bank;
    const body = { ...bodyOf(gift), method: bank };
    const begun = { slug, title, total: totalOf(gift), bank, payer_name: gift.payer_name };
    const call = { endpoint: "POST /api/payments/purchase/" as const, body };
    const transfer = { ...begun, call, key: idempotencyKey(draft, body) };
    saveTransferGift(transfer);
    return navigate("/konfirmasi-pembayaran-donasi", { state: transfer });
  }
  return usePurchase<GiftValues>({
    kind: "gifts",
    banks: GIFT_BANKS,
    options,
    totalOf,
    initial: valuesIn(GIFT_FORM, sent?.values ?? {}),
    initialErrors: sent?.errors,
    draft,
    prefill: useDonor(),
    check: (gift) => giftErrors(gift, totalOf(gift), least_gift),
    transfer: goToTransfer,
    describe: (gift) => ({ body: bodyOf(gift), title, purpose: `donasi-lain:${slug}` }),
  });
}

/** Prefilled values: from the address of a retry, and from the member's profile. */
function useDonor(): GiftValues | undefined {
  const member = useMember();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  const own = data && { payer_name: data.name_full ?? "", payer_email: data.email };
  if (member && !own) return undefined;
  return valuesIn({ ...GIFT_FORM, ...own }, Object.fromEntries(search));
}
