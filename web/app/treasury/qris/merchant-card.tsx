import type { ShownMerchant } from "@barakah/contract";

interface MerchantCardProps {
  merchant: ShownMerchant;
  /** Values that differ from this one are marked. */
  beside?: ShownMerchant | null;
  /** One more row at the end. */
  more: [string, string];
}

export function MerchantCard({ merchant, beside, more }: MerchantCardProps) {
  const { path, size, name, nmid, city, class: size_class, mcc } = merchant;
  const rows: [string, string, boolean][] = [
    ["Nama", name, beside ? beside.name !== name : false],
    ["NMID", nmid, beside ? beside.nmid !== nmid : false],
    ["Kota", city, beside ? beside.city !== city : false],
    ["Golongan", `${size_class} · MCC ${mcc}`, beside ? beside.mcc !== mcc : false],
    [...more, false],
  ];
  return (
    <div className="flex flex-wrap gap-4">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QRIS ${name}`}
        shapeRendering="crispEdges"
        className="size-36 flex-none rounded-[10px] bg-plain inset-ring inset-ring-border"
      >
        <path fill="#000" d={path} />
      </svg>
      <dl className="min-w-[min(13rem,100%)] flex-1 divide-y divide-border">
        {rows.map(([label, value, changed]) => (
          <div key={label} className="flex justify-between gap-4 py-1.5">
            <dt className="text-text-2">{label}</dt>
            <dd className="text-right font-semibold wrap-anywhere">
              {changed ? <mark className="add-on">{value}</mark> : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
