import type { Address, CartItem, ShippingOption } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { ChoiceGroup, Panel } from "../../payments/index.ts";
import { sentenceOf } from "../../platform/api-error.ts";
import { wholeNumber } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { byStore, COMMUNITY_STORE, placeOf, type StoreLines, travelling } from "../cart/by-store.ts";
import { StoreHead } from "../cart/store-head.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import { AddressText } from "./address-text.tsx";
import { wayFor } from "./chosen-for-you.ts";
import { PICKUP } from "./pickup.ts";
import { addressesQuery, pickupQuery, waysQuery } from "./queries.ts";
import { Ways } from "./ways.tsx";

interface SendingValues {
  address_id: number | null;
  ways: string;
}

/** The part of the checkout form that is about delivery. */
interface SendingForm {
  values: SendingValues & { payer_name: string; payer_phone: string };
  errors: { ways?: string };
  change(part: Partial<SendingValues>): void;
}

interface WayChoiceProps {
  memberId: number;
  lines: CartItem[];
  form: SendingForm;
  keyOf(way: ShippingOption): string;
  onWays(ways: ShippingOption[] | undefined): void;
  /** The goods of one of several stores. */
  shown(lines: CartItem[]): ReactNode;
}

/** The stores whose goods can all be fetched. */
const fetchable = (lines: CartItem[]) =>
  byStore(lines)
    .filter((group) => group.lines.every(({ can_pick_up }) => can_pick_up))
    .map(({ store }): ShippingOption => ({ ...PICKUP, store: store?.slug ?? null }));

/** Where it is sent, if it is sent. */
export function AddressChoice({ memberId, form }: { memberId: number; form: SendingForm }) {
  const { values, change } = form;
  const addresses = useQuery(addressesQuery(memberId));
  const [choosing, setChoosing] = useState(false);
  const [adding, setAdding] = useState(false);
  const all = addresses.data ?? [];
  const chosen = all.find(({ id }) => id === values.address_id);
  const first = all.find(({ is_default }) => is_default);

  // The default address until another is chosen; a deleted one does not count.
  useEffect(() => {
    if (addresses.data && !chosen && values.address_id !== (first?.id ?? null))
      change({ address_id: first?.id ?? null });
  }, [addresses.data, chosen, first, values.address_id, change]);

  function take({ id }: Address) {
    setChoosing(false);
    setAdding(false);
    change({ address_id: id });
  }
  const known = { recipient: values.payer_name, phone: values.payer_phone };
  return (
    <>
      <Panel>
        <div className="mb-3 flex flex-wrap items-center justify-between">
          <h2 className="text-lg">Alamat pengiriman</h2>
          {chosen && (
            <Button
              variant="quiet"
              size="sm"
              className="-my-2 -mr-3.5"
              onClick={() => setChoosing(!choosing)}
              label="Ganti"
            />
          )}
        </div>
        {!addresses.data && <Skeleton className="h-20" />}
        {chosen && !choosing && (
          <div className="flex gap-3 rounded-md border border-border-strong p-3.5">
            <Icon name="map-pin-fill" size={24} className="text-primary-text" />
            <AddressText address={chosen} />
          </div>
        )}
        {choosing && (
          <ul className="flex flex-col gap-2">
            {all.map((address) => (
              <li key={address.id}>
                <button
                  type="button"
                  aria-pressed={address.id === values.address_id}
                  onClick={() => take(address)}
                  className="flex w-full gap-3 rounded-md border border-border-strong p-3.5 text-left aria-pressed:border-primary aria-pressed:bg-primary-softer"
                >
                  <AddressText address={address} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {addresses.data && (!chosen || choosing) && (
          <>
            {!chosen && (
              <p className="mb-2 text-sm text-text-2">
                Tambah alamat bila pesanannya dikirim. Alamatmu hanya diberikan kepada yang mengirim.
              </p>
            )}
            <Button variant="line" block onClick={() => setAdding(true)} className={choosing ? "mt-2" : ""}>
              <Icon name="plus-bold" size={18} /> Tambah alamat
            </Button>
          </>
        )}
      </Panel>
      {adding && (
        <AddressDialog memberId={memberId} known={known} onClose={() => setAdding(false)} onSaved={take} />
      )}
    </>
  );
}

const CHOOSE_FOR_PARCEL = "Pilih cara pengiriman paket ini.";
const OWN_PICKUP = "Di tempat penjualnya. Tempat, jam, dan nomornya kamu baca sesudah membayar.";

export function WayChoice({ memberId, lines, form, keyOf, onWays, shown }: WayChoiceProps) {
  const { values, errors, change } = form;
  const pickup = useQuery(pickupQuery());
  const sent = useMemo(() => travelling(lines), [lines]);
  const stores = useMemo(() => byStore(sent), [sent]);
  const files = lines.filter((line) => !sent.includes(line));
  const ways = useQuery(waysQuery(memberId, values.address_id, sent));
  const [now] = useState(() => Date.now());
  const offered = values.address_id === null ? fetchable(sent) : ways.data;
  const key = offered?.map(({ id, store }) => `${id} ${store}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same options is no news
  useEffect(() => onWays(offered), [key, onWays]);
  useEffect(() => {
    if (stores.length < 2 || values.address_id === null || !ways.data) return;
    const kept = values.ways.split("\n").filter((key) => ways.data.some((way) => keyOf(way) === key));
    const added = stores.flatMap(({ store }) => {
      const own = ways.data.filter((way) => way.store === (store?.slug ?? null));
      const way = own.some((one) => kept.includes(keyOf(one))) ? undefined : wayFor(own);
      return way ? [keyOf(way)] : [];
    });
    const all = [...kept, ...added].join("\n");
    if (added.length > 0 && all !== values.ways) change({ ways: all });
  }, [stores, ways.data, values.address_id, values.ways, keyOf, change]);
  const place = [pickup.data?.place, pickup.data?.ready].filter(Boolean).join(". ");
  const chosen = values.ways.split("\n");

  /** One choice for each store. */
  function choose(offered: ShippingOption[], key: string) {
    const others = chosen.filter((one) => one && !offered.some((way) => keyOf(way) === one));
    change({ ways: [...others, key].join("\n") });
  }
  const waysOf = ({ store }: StoreLines) => {
    const own = offered?.filter((way) => way.store === (store?.slug ?? null));
    if (own?.length === 0)
      return (
        <p className="text-sm text-text-2">
          {values.address_id === null
            ? "Hanya dikirim. Tambah alamat di atas untuk melihat ongkirnya."
            : "Belum ada kurir ke alamat itu, dan tidak dapat diambil sendiri. Pilih alamat lain, atau keluarkan barangnya dari keranjang."}
        </p>
      );
    return (
      own && (
        <Ways
          ways={own}
          chosen={chosen}
          keyOf={keyOf}
          pickup={store ? OWN_PICKUP : place}
          now={now}
          folded={stores.length > 1}
          onChoose={(key) => choose(own, key)}
        />
      )
    );
  };
  const isMissing = ({ store }: StoreLines) =>
    errors.ways !== undefined &&
    !offered?.some((way) => way.store === (store?.slug ?? null) && chosen.includes(keyOf(way)));
  const first = stores[0];
  return (
    <Panel>
      {stores.length > 1 && (
        <div className="mb-3">
          <h2 className="text-lg">
            {wholeNumber(stores.length)} paket dari {wholeNumber(stores.length)} toko
          </h2>
          <p className="text-sm text-text-2">
            Sekali bayar. Tiap paket punya resi dan status sendiri.
            {values.address_id !== null && " Pengirimannya sudah kami pilihkan, dan boleh kamu ganti."}
          </p>
        </div>
      )}
      {stores.length > 1 ? (
        stores.map((group, nth) => (
          <section
            key={group.store?.slug ?? ""}
            id={placeOf(group.store)}
            className={`mb-3 scroll-mt-20 overflow-hidden rounded-md border ${isMissing(group) ? "border-2 border-danger" : "border-border"}`}
          >
            <StoreHead store={group.store} text={`Paket ${nth + 1}`} />
            <div className="flex flex-col gap-3 p-3">
              {shown(group.lines)}
              <ChoiceGroup
                legend={`Cara pengiriman ${group.store?.name ?? COMMUNITY_STORE}`}
                error={isMissing(group) ? CHOOSE_FOR_PARCEL : undefined}
              >
                {waysOf(group)}
              </ChoiceGroup>
            </div>
          </section>
        ))
      ) : (
        <ChoiceGroup legend="Cara pengiriman" error={first && isMissing(first) ? errors.ways : undefined}>
          {first && waysOf(first)}
        </ChoiceGroup>
      )}
      {stores.length > 1 && files.length > 0 && (
        <section className="mb-3 rounded-md border border-border p-3">
          <h2 className="mb-2 text-base font-bold">Unduhan, tanpa ongkir</h2>
          {shown(files)}
        </section>
      )}
      {ways.isLoading && <Skeleton className="h-52" />}
      {ways.isError && (
        <Note tone="red">
          {sentenceOf(ways.error)}{" "}
          <button type="button" className="font-bold underline" onClick={() => ways.refetch()}>
            Coba Lagi
          </button>
        </Note>
      )}
      {ways.data?.some(({ estimate }) => estimate) && (
        <Note tone="gold" className="mt-3" icon={<Icon name="info-fill" size={20} />}>
          <b>Perkiraan</b> berarti kurir belum menjawab dan ongkir dihitung dari tabel tarif kami. Yang kamu
          bayar tetap sebesar itu.
        </Note>
      )}
      {ways.data && ways.data.length > 0 && ways.data.every(({ mode }) => mode === "pickup") && (
        <Unsent lines={sent} />
      )}
    </Panel>
  );
}

/** Why delivery is not possible, by error code, and what can be done. */
function Unsent({ lines }: { lines: CartItem[] }) {
  const stuck = lines.filter(({ can_send }) => !can_send).map(({ product }) => product.title);
  return (
    <p className="mt-2 text-xs text-text-2">
      {stuck.length > 0 ? (
        <>
          <b>{stuck.join(", ")}</b> belum dapat dikirim, hanya dapat diambil di tempat.
          {stuck.length < lines.length && " Barang lain dapat dikirim bila dipesan terpisah."}
        </>
      ) : (
        "Belum ada kurir untuk isi keranjang ini ke alamat itu. Ambil di tempat, pilih alamat lain, atau bagi menjadi beberapa pesanan."
      )}{" "}
      <Link to="/keranjang" className="font-bold text-primary-text underline">
        Ubah keranjang
      </Link>
    </p>
  );
}
