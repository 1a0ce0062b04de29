import type { ShippingOption } from "@barakah/contract";
import { useState } from "react";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { arrivalOf } from "./arrival.ts";
import { reasonFor } from "./chosen-for-you.ts";

interface WayCardProps {
  way: ShippingOption;
  text: string;
  group: string;
  name: string;
  checked: boolean;
  onChoose(): void;
}

const nameOf = ({ courier, service }: ShippingOption) => `${courier} ${service}`.trim();

const WayPrice = ({ way }: { way: ShippingOption }) => (
  <span className="ml-auto text-right">
    <b className={`block text-sm ${way.price === 0 ? "text-primary-text" : ""}`}>
      {way.price === 0 ? "Gratis" : rupiah(way.price)}
    </b>
    {way.estimate && <span className="block text-xs font-semibold text-accent-text">perkiraan</span>}
  </span>
);

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
      <b className="block text-sm">{nameOf(way)}</b>
      <span className="block text-xs text-text-2">{text}</span>
    </span>
    <WayPrice way={way} />
  </label>
);

interface WaysProps {
  ways: ShippingOption[];
  /** The keys of what is chosen. */
  chosen: readonly string[];
  keyOf(way: ShippingOption): string;
  pickup: string;
  now: number;
  /** Shows only the chosen way, until another is asked for. */
  folded?: boolean;
  onChoose(key: string): void;
}

export function Ways({ ways, chosen, keyOf, pickup, now, folded = false, onChoose }: WaysProps) {
  const [open, setOpen] = useState(false);
  const own = ways.find((way) => chosen.includes(keyOf(way)));
  const textOf = (way: ShippingOption) =>
    way.mode === "pickup" ? pickup : arrivalOf(way.days_min, way.days_max, now);
  if (folded && own && !open)
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-3 rounded-md bg-primary-softer px-3.5 py-2 inset-ring inset-ring-primary">
          <span className="min-w-0 flex-[1_1_6rem]">
            <b className="block text-sm">{nameOf(own)}</b>
            <span className="block text-xs text-text-2">{textOf(own)}</span>
          </span>
          <span className="ml-auto flex flex-col items-end">
            <WayPrice way={own} />
            {ways.length > 1 && (
              <Button
                variant="quiet"
                size="sm"
                className="-mr-3.5 -mb-1"
                onClick={() => setOpen(true)}
                aria-label={`Ganti ${nameOf(own)}`}
              >
                Ganti
              </Button>
            )}
          </span>
        </div>
        <Reason text={reasonFor(own, ways, now)} />
      </>
    );
  return (
    <div className="flex flex-col gap-2">
      {ways.map((way) => (
        <WayCard
          key={way.id}
          way={way}
          text={textOf(way)}
          group={`shipping${way.store ?? ""}`}
          name={keyOf(way)}
          checked={chosen.includes(keyOf(way))}
          onChoose={() => onChoose(keyOf(way))}
        />
      ))}
    </div>
  );
}

const Reason = ({ text }: { text: string | undefined }) =>
  text ? <p className="mt-1.5 text-xs text-text-2">{text}</p> : null;
