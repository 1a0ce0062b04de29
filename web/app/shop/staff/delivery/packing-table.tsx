import type { ListedParcel, Parcel } from "@barakah/contract";
import { courierRules } from "@barakah/contract/shop/delivery/couriers";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Keys } from "../../../ui/staff/keys.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../../ui/staff/use-shortcuts.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { LabelPreview } from "./label-preview.tsx";
import { contentsOf, groupsOf, kilograms } from "./parcels.ts";
import { useSending } from "./use-sending.ts";

export const ROW =
  "grid min-h-12 items-center gap-3 border-t border-border px-4.5 py-1.5 text-[0.875rem] *:min-w-0 *:wrap-anywhere rows-fold:grid-cols-[minmax(0,1fr)_auto] rows-fold:gap-y-0.5 rows-fold:*:first:col-span-full rows-fold:*:last:col-span-full";
export const UNDER_NAME = "block truncate text-[0.8125rem] whitespace-nowrap! text-text-2";
const FIELD =
  "mb-3.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 rounded-[14px] bg-[linear-gradient(120deg,var(--brand-from),var(--brand-to))] p-4.5 text-[0.875rem] text-on-brand";

const KEYS = [
  [["Enter"], "simpan, paket berikut"],
  [["↑", "↓"], "pindah"],
  [["Tab"], "kurir berikut"],
  [["Esc"], "keluar dari kolom, lalu:"],
  [["P"], "cetak semua"],
  [["L"], "label ini"],
  [["Z"], "perbaiki nomor terakhir"],
] as const;

const labelOf = ({ shipment }: Parcel) =>
  shipment?.mode === "store_courier" ? "Sopir dan teleponnya (Ujang, 0812…) untuk" : "Nomor resi untuk";

interface PackingTableProps {
  parcels: ListedParcel[];
  empty: string;
  onPrint(numbers: string[]): void;
  /** Below the label. */
  children: ReactNode;
}

export function PackingTable({ parcels, empty, onPrint, children }: PackingTableProps) {
  const groups = useMemo(() => groupsOf(parcels), [parcels]);
  const ordered = useMemo(() => groups.flatMap((group) => group.parcels), [groups]);
  const sending = useSending(ordered);
  const { field, now, sent, text, setText, asked, setAsked, save, move, go, busy, errorOf } = sending;
  const printThis = () => now && onPrint([now.order_number]);
  useShortcuts({
    p: () => onPrint(ordered.map(({ order_number }) => order_number)),
    l: printThis,
    z: sending.again,
  });
  if (parcels.length === 0)
    return (
      <>
        <EmptyState heading={empty} level="p" />
        {children}
      </>
    );

  function onKey(event: KeyboardEvent) {
    if (event.key === "Enter") save();
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Escape") field.current?.blur();
    // After the last courier Tab works as usual.
    else if (event.key === "Tab" && !event.shiftKey && sending.nextCourier()) setText("");
    else return;
    event.preventDefault();
  }
  const problem = errorOf("awb") ?? errorOf("driver_name");
  return (
    <>
      <div className="min-w-0">
        {now ? (
          <div className={FIELD}>
            <label htmlFor="resi">
              {labelOf(now)}
              <b className="block text-[1rem]">
                {now.shipment?.recipient} · {now.order_number} · {now.shipment?.courier}
              </b>
            </label>
            <input
              id="resi"
              className="w-full border-2 border-accent bg-surface px-4 font-[700] text-text"
              ref={field}
              value={text}
              autoComplete="off"
              autoCapitalize="characters"
              placeholder={
                now.shipment?.mode === "courier" ? courierRules(now.shipment.courier).example : "Ujang, 0812"
              }
              aria-invalid={problem ? true : undefined}
              aria-describedby="resi-bantuan"
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKey}
            />
            <p id="resi-bantuan">
              {problem ??
                "Enter menyimpan dan pindah ke paket berikut. Nomor yang pernah dipakai ditanya dulu."}
            </p>
            <Button
              size="sm"
              variant="on-brand"
              busy={busy}
              onClick={() => save()}
              className="justify-self-start"
              label={sent.has(now.order_number) ? "Perbaiki" : "Simpan"}
            />
            <Progress done={sent.size} all={ordered.length} />
          </div>
        ) : (
          <div className={FIELD}>
            <p>Semua paket sudah bernomor.</p>
            <Progress done={sent.size} all={ordered.length} />
          </div>
        )}
        <div className="bo-card overflow-hidden">
          {groups.map(({ name, parcels: members, grams }) => (
            <section key={name} aria-label={name}>
              <div className="flex flex-wrap items-center justify-between gap-3 bg-surface-2 px-4.5 py-2 text-[0.875rem]">
                <span>
                  <b>{name}</b> · {members.length} paket · {kilograms(grams)}
                </span>
                <span className="flex flex-wrap items-center gap-2">
                  <Begun
                    done={members.filter(({ order_number }) => sent.has(order_number)).length}
                    all={members.length}
                  />
                  <SmallButton
                    variant="line"
                    onClick={() => onPrint(members.map(({ order_number }) => order_number))}
                  >
                    <Icon name="printer" size={18} /> Label {members.length}
                  </SmallButton>
                </span>
              </div>
              <ul>
                {members.map((parcel) => (
                  <li
                    key={parcel.order_number}
                    className={`${ROW} grid-cols-[minmax(0,3fr)_minmax(0,3fr)_4.5rem_minmax(0,2fr)] ${parcel === now ? "bg-primary-softer shadow-[inset_3px_0_0_var(--primary)]" : ""}`}
                  >
                    <button
                      type="button"
                      className="min-h-10 text-left"
                      onClick={() => go(parcel.order_number)}
                    >
                      <b>
                        {parcel.shipment?.recipient}
                        {parcel.fragile && (
                          <>
                            {" "}
                            <StatusBadge tone="wait">Pecah belah</StatusBadge>
                          </>
                        )}
                        {parcel.replaces && (
                          <>
                            {" "}
                            <StatusBadge tone="wait">Pengganti</StatusBadge>
                          </>
                        )}
                      </b>
                      <span className={UNDER_NAME}>
                        {parcel.order_number} · {parcel.shipment?.place}
                      </span>
                    </button>
                    <span>{contentsOf(parcel)}</span>
                    <span className="tabular-nums">{kilograms(parcel.shipment?.weight_g ?? 0)}</span>
                    <span>
                      {sent.has(parcel.order_number) ? (
                        <span className="inline-flex items-center gap-1.5 font-semibold">
                          <Icon name="check-circle-fill" size={18} className="text-primary-text" />
                          {sent.get(parcel.order_number)}
                        </span>
                      ) : (
                        <Link to={`/admin/pesanan/${parcel.order_number}`} className="text-text-2 underline">
                          {parcel === now ? <StatusBadge tone="info">ketik sekarang</StatusBadge> : "belum"}
                        </Link>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Keys keys={KEYS} />
        </div>
        <ConfirmDialog
          open={asked !== undefined}
          title="Nomor ini pernah dipakai"
          text={asked}
          cancel="Perbaiki"
          confirm="Tetap pakai"
          busy={busy}
          onConfirm={() => save(true)}
          onCancel={() => setAsked(undefined)}
        />
      </div>
      <div className="bo-grid self-start">
        {now && (
          <LabelPreview
            parcel={now}
            number={text || (sent.get(now.order_number) ?? "")}
            onPrint={printThis}
          />
        )}
        {children}
      </div>
    </>
  );
}

/** How many parcels of a courier have their number. */
const Begun = ({ done, all }: { done: number; all: number }) => (
  <StatusBadge tone={done === all ? "ok" : done > 0 ? "wait" : "mute"}>
    {done === 0 ? "belum mulai" : `${done} dari ${all} bernomor`}
  </StatusBadge>
);

const AROUND = 100;
/** A ring that fills with the numbers. */
const Progress = ({ done, all }: { done: number; all: number }) => (
  <p className="relative col-start-2 row-span-4 row-start-1 grid size-24 place-items-center self-center text-center text-xs">
    <svg
      viewBox="0 0 36 36"
      aria-hidden="true"
      className="absolute inset-0 fill-none stroke-current stroke-3"
    >
      <circle cx="18" cy="18" r="15.9" className="opacity-25" />
      <circle
        cx="18"
        cy="18"
        r="15.9"
        pathLength={AROUND}
        strokeDasharray={`${all === 0 ? 0 : (done / all) * AROUND} ${AROUND}`}
        transform="rotate(-90 18 18)"
        className="stroke-accent"
      />
    </svg>
    <span>
      <b className="block text-xl leading-tight">
        {done}/{all}
      </b>
      bernomor
    </span>
  </p>
);
