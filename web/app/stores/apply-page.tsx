import type { OwnStore } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate } from "react-router";
import { MembersPage } from "../accounts/index.ts";
import { api } from "../platform/browser-api.ts";
import { dateInWords, timeOfDay } from "../platform/format.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Note, ProblemNote } from "../ui/feedback/note.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { FieldError } from "../ui/form/field.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { AccountFields, NO_ACCOUNT } from "./account-fields.tsx";
import { FormPart } from "./form-part.tsx";
import { ownStoreQuery, sellingKey } from "./queries.ts";
import { Shares } from "./shares.tsx";
import { StoreFields, storeBody, storeValues } from "./store-fields.tsx";

const TITLE = "Buka toko";
const SKELETON = <Skeletons of={["h-48 rounded-none", "mt-2 h-96 rounded-none"]} />;

export default function ApplyPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Jual daganganmu di Sinergy, BARAKAH APP."
      back="/sinergy"
      skeleton={SKELETON}
    >
      {(memberId) => <OwnApplication memberId={memberId} />}
    </MembersPage>
  );
}

function OwnApplication({ memberId }: { memberId: number }) {
  const query = useQuery(ownStoreQuery(memberId));
  const [correcting, setCorrecting] = useState(false);
  const store = query.data?.store;
  if (store && store.state !== "applied" && store.state !== "refused")
    return <Navigate to="/toko-saya" replace />;
  if (store?.state === "applied" && !correcting)
    return <Waiting store={store} onCorrect={() => setCorrecting(true)} />;
  if (query.data)
    return (
      <ApplicationForm
        key={store?.version}
        memberId={memberId}
        store={query.data.store}
        percent={query.data.ujrah_percent}
        onDone={() => setCorrecting(false)}
      />
    );
  return (
    <Page title={TITLE} back="/sinergy" isHeading>
      <Loaded query={query} failure="Halaman ini gagal dimuat." skeleton={SKELETON}>
        {() => null}
      </Loaded>
    </Page>
  );
}

const Waiting = ({ store, onCorrect }: { store: OwnStore; onCorrect(): void }) => (
  <Page title={TITLE} back="/sinergy" isHeading className="px-4 pt-4 pb-8">
    <Note tone="gold" icon={<Icon name="clock" size={20} />}>
      <b className="block">Pengajuanmu sedang diperiksa</b>
      {store.name}, dikirim {dateInWords(store.applied_at)} pukul {timeOfDay(store.applied_at)}. Kami
      mengabarimu begitu ada keputusan. Sambil menunggu, siapkan produkmu.
    </Note>
    <LinkButton to="/toko-saya/produk/baru" block className="mt-4" icon="plus-bold" label="Siapkan produk" />
    <Button variant="line" block className="mt-2.5" onClick={onCorrect} label="Ubah pengajuan" />
  </Page>
);

interface ApplicationFormProps {
  memberId: number;
  store: OwnStore | null;
  percent: number;
  onDone(): void;
}

function ApplicationForm({ memberId, store, percent, onDone }: ApplicationFormProps) {
  const form = useForm({
    initial: {
      ...storeValues(store),
      ...NO_ACCOUNT,
      bank: store?.bank ?? "",
      account_holder: store?.account_holder ?? "",
      agreed: false,
    },
    mutationFn: ({ agreed, bank, account_number, account_again, account_holder, ...values }) =>
      api.call("POST /api/stores/apply/", {
        body: {
          ...storeBody(values),
          ...{ bank, account_number, account_again, account_holder, ujrah_percent: percent },
          // The server says that it is missing.
          agreed: agreed as true,
        },
      }),
    success: "Pengajuanmu sudah kami terima.",
    toasts: true,
    refreshes: [sellingKey(memberId)],
    onDone,
  });
  return (
    <Page
      title={TITLE}
      back="/sinergy"
      isHeading
      className=""
      actions={
        <ActionBar>
          <Button
            block
            busy={form.busy}
            onClick={form.submit}
            label={store?.state === "refused" ? "Kirim perbaikan" : "Ajukan toko"}
          />
        </ActionBar>
      }
    >
      {store?.state === "refused" ? <Refused store={store} /> : <Agreement percent={percent} />}
      <form ref={form.ref} noValidate onSubmit={form.submit}>
        <StoreFields form={form} />
        <FormPart title="Rekening untuk pencairan">
          <AccountFields form={form} />
          <div>
            <Checkbox {...form.field("agreed")}>
              Saya setuju mewakilkan penagihan kepada komunitas (wakalah bil ujrah) dengan ujrah {percent}%
              dari harga barang.
            </Checkbox>
            {form.errors.agreed && <FieldError>{form.errors.agreed}</FieldError>}
          </div>
        </FormPart>
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
    </Page>
  );
}

const Refused = ({ store }: { store: OwnStore }) => (
  <>
    <section className="flex items-center gap-3.5 bg-danger-soft px-4 py-4 text-on-danger-soft">
      <Icon name="pencil-simple-fill" size={28} />
      <div>
        <h2 className="text-lg">Perlu diperbaiki</h2>
        <p className="text-sm">Tokomu belum dibuka. Perbaiki isiannya, lalu kirim lagi.</p>
      </div>
    </section>
    <section className="mb-2 bg-surface px-4 py-4">
      <p className="text-sm text-text-2">Kata petugas</p>
      <p className="mt-1 text-lg font-semibold wrap-anywhere">“{store.state_reason}”</p>
    </section>
  </>
);

const EXAMPLE = 100_000;

const Agreement = ({ percent }: { percent: number }) => (
  <>
    <section className="kawung relative overflow-hidden bg-linear-170 from-brand-from to-brand-to px-4 pt-[22px] pb-16 text-on-brand">
      <h2 className="relative text-2xl">Jual daganganmu di Sinergy</h2>
      <p className="relative mt-1.5 text-sm text-on-brand-2">
        Pembeli membayar ke rekening komunitas. Setelah pesanan selesai, uangnya menjadi saldomu.
      </p>
    </section>
    <Card as="section" className="relative mx-4 -mt-11 mb-4 p-4">
      <h2 className="text-lg">Akad: wakalah bil ujrah</h2>
      <p className="mt-1 text-sm text-text-2">
        Kamu mewakilkan penagihan kepada komunitas, dengan ujrah {percent}% dari harga barang.
      </p>
      <Shares price={EXAMPLE} percent={percent} gets="Kamu terima" />
      <p className="mt-2.5 text-xs text-text-2">Ongkir tidak dikenai ujrah. Tidak ada biaya bulanan.</p>
    </Card>
  </>
);
