import type { OwnPayout, OwnStore, StoreBalance } from "@barakah/contract";
import { STORE_PAYOUT_LABEL, type StorePayoutState } from "@barakah/contract/treasury/store-payout-states";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { dateInWords, rupiah } from "../../platform/format.ts";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note, ProblemNote } from "../../ui/feedback/note.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Button } from "../../ui/form/button.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { OwnStorePage } from "../own-store.tsx";
import { balanceQuery, ownPayoutsQuery, sellingKey } from "../queries.ts";
import { GiftChoice, giftOf, type PayoutValues } from "./gift-choice.tsx";

const TITLE = "Cairkan saldo";
const FORM = "pencairan";

export default function PayoutPage() {
  return (
    <OwnStorePage title={TITLE} back="/toko-saya">
      {(store, memberId) => <Balance store={store} memberId={memberId} />}
    </OwnStorePage>
  );
}

function Balance({ store, memberId }: { store: OwnStore; memberId: number }) {
  const query = useQuery(balanceQuery(memberId));
  const balance = query.data;
  if (balance && balance.free > 0 && !store.payouts_wait_until)
    return <Asking key={balance.free} store={store} memberId={memberId} balance={balance} />;
  return (
    <Page title={TITLE} back="/toko-saya" isHeading className="px-4 pt-4 pb-8">
      <Loaded query={query} failure="Saldomu gagal dimuat." skeleton={<RowsSkeleton />}>
        {(found) => (
          <>
            <Note tone="gold">{whyNot(store, found)}</Note>
            <Bounced store={store} memberId={memberId} />
            <Payouts memberId={memberId} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function whyNot({ payouts_wait_until }: OwnStore, { held, requested, debt }: StoreBalance): string {
  if (debt > 0)
    return `Saldomu kurang ${rupiah(debt)} karena ada dana yang dikembalikan kepada pembeli. Pencairan dibuka lagi sesudah penjualan berikutnya menutupnya.`;
  if (payouts_wait_until)
    return `Rekeningmu baru diganti. Pencairan menunggu sampai ${dateInWords(payouts_wait_until)}.`;
  if (requested > 0) return `${rupiah(requested)} sedang dicairkan. Kamu dikabari begitu ditransfer.`;
  return held > 0
    ? `${rupiah(held)} ditahan sampai pesanannya selesai (unduhan: beberapa hari sesudah dibayar), lalu bisa dicairkan.`
    : "Belum ada saldo. Hasil penjualan masuk ke sini sesudah pesanannya selesai.";
}

interface AskingProps {
  store: OwnStore;
  memberId: number;
  balance: StoreBalance;
}

/** Asks for all of it unless another amount is typed. */
function Asking({ store, memberId, balance: { free } }: AskingProps) {
  const key = useRef(crypto.randomUUID());
  const form = useForm<PayoutValues>({
    initial: { amount: free, share: 0, gift_amount: 0, campaign: "" },
    check: (values) =>
      onlyWrong({
        amount:
          values.amount < 1
            ? "Isi jumlahnya."
            : values.amount > free
              ? `Bisa dicairkan sampai ${rupiah(free)}.`
              : undefined,
        gift_amount: giftOf(values) > values.amount ? "Sedekahnya melebihi yang dicairkan." : undefined,
        campaign: giftOf(values) > 0 && !values.campaign ? "Pilih programnya." : undefined,
      }),
    mutationFn: (values) =>
      api.call(
        "POST /api/stores/mine/payouts/",
        {
          body: {
            amount: values.amount,
            ...(giftOf(values) > 0 && { gift_amount: giftOf(values), campaign: values.campaign }),
          },
        },
        { headers: { "idempotency-key": key.current } },
      ),
    success: "Sudah diajukan. Kamu dikabari begitu ditransfer.",
    toasts: true,
    refreshes: [sellingKey(memberId)],
  });
  const { amount } = form.values;
  const gift = giftOf(form.values);
  return (
    <Page
      title={TITLE}
      back="/toko-saya"
      isHeading
      className="pb-8"
      actions={
        <ActionBar>
          <Button block type="submit" form={FORM} busy={form.busy} label="Ajukan pencairan" />
        </ActionBar>
      }
    >
      <div className="px-4">
        <Bounced store={store} memberId={memberId} />
      </div>
      <form
        ref={form.ref}
        id={FORM}
        noValidate
        onSubmit={form.submit}
        className="flex flex-col gap-4 bg-surface p-4"
      >
        <AmountInput
          label="Jumlah"
          name="amount"
          hint={`Bisa dicairkan sampai ${rupiah(free)}.`}
          value={amount}
          error={form.errors.amount}
          onChange={(typed) => form.change({ amount: typed })}
        />
        <GiftChoice form={form} />
        <dl className="text-sm">
          <Line name="Diambil dari saldo" value={rupiah(amount)} />
          {gift > 0 && <Line name="Sedekah" value={`– ${rupiah(gift)}`} />}
          <Line
            name={`Ke ${store.bank} ${store.account}`}
            value={rupiah(Math.max(0, amount - gift))}
            className="mt-2 border-t border-border pt-2 text-md font-bold"
          />
        </dl>
        <p className="text-sm text-text-2">
          Tanpa biaya. Ditransfer oleh bendahara; kamu dikabari begitu terkirim.
          {gift > 0 && " Sedekah tercatat atas namamu pada hari itu."}
        </p>
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
      <div className="px-4">
        <Payouts memberId={memberId} />
      </div>
    </Page>
  );
}

const Line = ({ name, value, className = "" }: { name: string; value: string; className?: string }) => (
  <div className={`flex flex-wrap justify-between gap-x-4 py-1 ${className}`}>
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className="ml-auto whitespace-nowrap">{value}</dd>
  </div>
);

/** The last transfer came back, and the store still has the account that it went to. */
function Bounced({ store, memberId }: { store: OwnStore; memberId: number }) {
  const { data } = useInfiniteQuery(ownPayoutsQuery(memberId));
  const last = data?.pages[0]?.items.find(
    ({ paid_to, amount, gift_amount }) => paid_to && amount > gift_amount,
  );
  if (last?.state !== "returned" || last.paid_to !== `${store.bank} ${store.account}`) return null;
  return (
    <Note tone="red" className="my-4">
      Transfer terakhir ke {last.paid_to} kembali dari bank. Kalau nomornya salah atau rekeningnya sudah
      ditutup,{" "}
      <Link to="/toko-saya/rekening" className="font-bold underline">
        ganti rekening
      </Link>{" "}
      sebelum mengajukan lagi.
    </Note>
  );
}

const TONE: Record<StorePayoutState, BadgeTone> = {
  requested: "wait",
  paid: "ok",
  returned: "no",
  refused: "no",
};

function Payouts({ memberId }: { memberId: number }) {
  const query = useInfiniteQuery(ownPayoutsQuery(memberId));
  const payouts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (payouts.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg">Riwayat pencairan</h2>
      <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
        {payouts.map((payout) => (
          <Payout key={payout.id} payout={payout} />
        ))}
      </ul>
      <LoadMore query={query} />
    </section>
  );
}

function Payout({
  payout: { amount, gift_amount, campaign, state, reason, paid_to, paid_on, returned_on, created_at },
}: {
  payout: OwnPayout;
}) {
  return (
    <li className="p-3.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="text-md whitespace-nowrap">{rupiah(amount)}</b>
        <StatusBadge tone={TONE[state]}>{STORE_PAYOUT_LABEL[state]}</StatusBadge>
      </p>
      <p className="text-text-2">
        {paid_on ? `Ditransfer ${dateInWords(paid_on)} ke ${paid_to}` : `Diajukan ${dateInWords(created_at)}`}
      </p>
      {gift_amount > 0 && (
        <p>
          {paid_on ? "Termasuk" : "Dengan"} sedekah {rupiah(gift_amount)} untuk {campaign?.title}
          {returned_on && ", yang tetap tersampaikan"}
        </p>
      )}
      {returned_on && (
        <p>
          {rupiah(amount - gift_amount)} kembali dari bank {dateInWords(returned_on)} dan masuk lagi ke
          saldomu
        </p>
      )}
      {reason && <p className="text-danger">Alasannya: {reason}</p>}
    </li>
  );
}
