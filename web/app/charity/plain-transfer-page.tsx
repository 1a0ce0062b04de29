import { GIFT_FORM } from "@barakah/contract/charity/gift-form";
import { giftTotal } from "@barakah/contract/charity/transfer-add-on";
import type { Bank } from "@barakah/contract/payments/methods";
import { valuesIn } from "@barakah/contract/platform/form-values";
import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import {
  accountOf,
  BankAccountCard,
  Panel,
  paymentOptionsQuery,
  SourceFields,
  Steps,
} from "../payments/index.ts";
import { preloadOnServer } from "../platform/preload.server.ts";
import type { PageQueries } from "../platform/preload.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { visitContext } from "../platform/visit.server.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/plain-transfer-page";
import { campaignQuery } from "./queries.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  campaignQuery(params.slug),
  paymentOptionsQuery(),
];
const preload = preloadOnServer(queries);

/** Only reachable by submitting the donation form without JavaScript. */
export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(visitContext).sent)
    throw redirect(`/bayar-donasi/${encodeURIComponent(args.params.slug)}`);
  return preload(args);
}

const STEPS = ["Nominal", "Transfer", "Verifikasi"];
/** What the first page sent, carried along as hidden fields. */
const CARRIED = [...Object.keys(GIFT_FORM), "kunci"];

/** The transfer confirmation for browsers without JavaScript. */
export default function PlainTransferPage({ params, loaderData }: Route.ComponentProps) {
  const { data: campaign } = useQuery(campaignQuery(params.slug));
  const { data: options } = useQuery(paymentOptionsQuery());
  const { values, errors } = loaderData.sent ?? { values: {}, errors: {} };
  const account = options && accountOf(options, values.method as Bank);
  const back = `/bayar-donasi/${params.slug}`;
  if (!campaign || !account) return null;
  const total = giftTotal(valuesIn(GIFT_FORM, values).amount, campaign.category);
  const problem = errors[""] ?? CARRIED.map((name) => errors[name]).find(Boolean);
  return (
    <Page
      title="Konfirmasi Pembayaran"
      back={back}
      isHeading
      description="Transfer donasimu, lalu kirim buktinya kepada bendahara."
      noindex
    >
      <Steps label="Langkah donasi" steps={STEPS} now={1} />
      <Panel>
        <p className="text-sm text-text-2">
          Terima kasih, <b className="text-text wrap-anywhere">{values.payer_name}</b>. Silakan transfer untuk{" "}
          <b className="text-text">{campaign.title}</b> ke rekening berikut:
        </p>
        <BankAccountCard account={account} amount={total} />
      </Panel>
      <form
        method="post"
        action={`${back}/transfer`}
        encType="multipart/form-data"
        noValidate
        className="mt-2"
      >
        {CARRIED.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
        ))}
        <Panel title="Data transfer">
          <PlainTransferFields values={values} errors={errors} />
        </Panel>
        <ProblemNote>{problem}</ProblemNote>
        <div className="p-4">
          <Button type="submit" block label="Kirim konfirmasi" />
        </div>
      </form>
    </Page>
  );
}

const CHOOSE_AGAIN = "Pilih fotonya, juga bila tadi sudah: browser tidak menyimpannya.";

/** The file is last: the server parses the fields before it. */
function PlainTransferFields({ values, errors }: SentForm) {
  const cameBack = Object.keys(errors).length > 0;
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <div className="flex flex-col gap-4">
      <SourceFields form={{ field }} />
      <TextInput
        label="Bukti transfer"
        name="proof_file"
        type="file"
        accept={UPLOAD_ACCEPT}
        hint="JPG, JPEG, atau PNG. Maksimal 2MB."
        error={errors.proof_file ?? (cameBack ? CHOOSE_AGAIN : undefined)}
      />
    </div>
  );
}
