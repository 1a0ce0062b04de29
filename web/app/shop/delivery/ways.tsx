import type { ShippingOption } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { arrivalOf } from "./arrival.ts";

interface WayCardProps {
  way: ShippingOption;
  text: string;
  group: string;
  name: string;
  checked: boolean;
  onChoose(): void;
}

const WayCard = ({ way, text, group, name, checked, onChoose }: WayCardProps) => (
  <label className="flex min-h-[68px] cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-border-strong bg-surface px-3.5 py-3 has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary">
    <input
      type="radio"
      name={group}
      value={name}
      checked={checked}
      onChange={onChoose}
      className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
    />
    <span className="min-w-0 flex-[1_1_6rem]">
      <b className="block text-sm">{`${way.courier} ${way.service}`.trim()}</b>
      <span className="block text-xs text-text-2">{text}</span>
    </span>
    <span className="ml-auto text-right">
      <b className={`block text-sm ${way.price === 0 ? "text-primary-text" : ""}`}>
        {way.price === 0 ? "Gratis" : rupiah(way.price)}
      </b>
      {way.estimate && <span className="block text-xs font-semibold text-accent-text">perkiraan</span>}
    </span>
  </label>
);

interface WaysProps {
  ways: ShippingOption[];
  /** The keys of what is chosen. */
  chosen: readonly string[];
  keyOf(way: ShippingOption): string;
  pickup: string;
  now: number;
  onChoose(key: string): void;
}

export const Ways = ({ ways, chosen, keyOf, pickup, now, onChoose }: WaysProps) => (
  <div className="flex flex-col gap-2">
    {ways.map((way) => (
      <WayCard
        key={way.id}
        way={way}
        text={way.mode === "pickup" ? pickup : arrivalOf(way.days_min, way.days_max, now)}
        group={`shipping${way.store ?? ""}`}
        name={keyOf(way)}
        checked={chosen.includes(keyOf(way))}
        onChoose={() => onChoose(keyOf(way))}
      />
    ))}
  </div>
);
