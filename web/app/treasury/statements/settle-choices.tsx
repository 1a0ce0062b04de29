import type { ReactNode, Ref } from "react";
import type { Choice, Way } from "./difference-choices.ts";
import "./settle-choices.css";

type Any = Way | "leave";

interface SettleChoicesProps {
  legend: string;
  choices: readonly Choice<Any>[];
  choice: Choice<Any> | undefined;
  onChoose(way: Any): void;
  box?: Ref<HTMLFieldSetElement>;
  /** Digits choose: shown beside each way. */
  keys?: boolean;
  children?: ReactNode;
}

/** The ways to settle a difference between the requested amount and the received one. */
export const SettleChoices = ({
  legend,
  choices,
  choice,
  onChoose,
  box,
  keys,
  children,
}: SettleChoicesProps) => (
  <fieldset ref={box} className="vq-settle">
    <legend>{legend}</legend>
    {choices.map((one, place) => (
      <label key={one.way} className="vq-choice" data-chosen={one === choice || undefined}>
        <input type="radio" name="selesaikan" checked={one === choice} onChange={() => onChoose(one.way)} />
        <span className="min-w-0 flex-1">
          <b className="block">{one.label}</b>
          <span className="text-text-2">{one.means}</span>
        </span>
        {keys && <kbd>{place + 1}</kbd>}
      </label>
    ))}
    {children}
  </fieldset>
);
