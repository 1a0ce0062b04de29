import type { ListedParcel } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { code128Widths } from "@barakah/contract/shop/delivery/code128";
import { labelShowsPhone } from "@barakah/contract/shop/delivery/label-shows-phone";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import { kilograms } from "./parcels.ts";

/** Black bars of a Code 128; nothing for a text that cannot be one. */
function Barcode({ text }: { text: string }) {
  const code = text.toUpperCase().replace(/[^ -~]/g, "");
  const widths = code128Widths(code);
  let left = 0;
  const bars = widths.flatMap((width, place) => {
    const at = left;
    left += width;
    return place % 2 === 0 ? [{ at, width }] : [];
  });
  return (
    <svg viewBox={`0 0 ${left} 40`} preserveAspectRatio="none" className="h-14 w-full" aria-hidden="true">
      {bars.map(({ at, width }) => (
        <rect key={at} x={at} width={width} height={40} />
      ))}
    </svg>
  );
}

const RULE = "border-t border-dashed border-current pt-2";

/** The label of the parcel whose number is typed now, as it will be printed. */
export function LabelPreview({
  parcel,
  number,
  onPrint,
}: {
  parcel: ListedParcel;
  number: string;
  onPrint(): void;
}) {
  const { shipment, order_number, items, sender, billed_kg, fragile } = parcel;
  if (!shipment) return null;
  const phone = labelShowsPhone(shipment) ? shipment.phone : "";
  const code = number.trim() || order_number;
  return (
    <Panel
      title="Label A6"
      note={`105 × 148 mm, ${order_number}`}
      action={
        <SmallButton variant="line" onClick={onPrint}>
          Cetak ini <kbd>L</kbd>
        </SmallButton>
      }
    >
      {/* Paper is white, also by night. */}
      <div className="mx-auto flex aspect-[105/148] max-w-80 flex-col gap-2 overflow-hidden rounded-md bg-[#fff] p-4 text-[0.8125rem] leading-snug text-[#000] shadow-card wrap-anywhere">
        <b>{sender}</b>
        <div className={RULE}>
          <small>Kepada</small>
          <b className="block text-lg">{shipment.recipient}</b>
          {shipment.street}, {shipment.place} {shipment.postal_code}
          <span className="block text-xs">
            {[phone, shipment.note && `‘${shipment.note}’`].filter(Boolean).join(" · ")}
          </span>
        </div>
        <div className={RULE}>
          <p className="mb-1 flex justify-between gap-2">
            <b>{`${shipment.courier} ${shipment.service}`.trim()}</b>
            <span className="whitespace-nowrap">
              {kilograms(shipment.weight_g)} → <b>{billed_kg} kg</b>
            </span>
          </p>
          <Barcode text={code} />
          <p className="text-center font-bold tracking-wider">{code.toUpperCase()}</p>
        </div>
        <ul className={`${RULE} min-h-0 flex-1 overflow-hidden`}>
          {items.map(({ product_name, quantity }) => (
            <li key={product_name} className="flex justify-between gap-2">
              {product_name} <b>{quantity}</b>
            </li>
          ))}
        </ul>
        {fragile && (
          <p className="rounded-md border border-current py-1 text-center text-xs font-bold">
            PECAH BELAH · JANGAN DIBANTING
          </p>
        )}
        <p className="flex justify-between text-xs">
          <span>
            {order_number} · {jakartaDay().split("-").reverse().join("/")}
          </span>
          Paket 1 dari 1
        </p>
      </div>
    </Panel>
  );
}
