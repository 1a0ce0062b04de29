import type { ReactNode } from "react";
import { differing } from "./differing.ts";
import { FIELD_LABEL, wordsOf } from "./field-words.ts";

export type Side = "mine" | "theirs";

interface ClashChoiceProps {
  field: string;
  mine: unknown;
  theirs: unknown;
  chosen: Side;
  onChoose(side: Side): void;
  children?: ReactNode;
}

/** A field that both changed: one of two radio cards is chosen. */
export function ClashChoice({ field, mine, theirs, chosen, onChoose, children }: ClashChoiceProps) {
  const words = { mine: wordsOf(field, mine), theirs: wordsOf(field, theirs) };
  const label = FIELD_LABEL[field] ?? field;
  return (
    <fieldset className="cf-field">
      <legend>
        <b>{label}</b> <small className="text-text-2">diubah keduanya</small>
      </legend>
      <div className="cf-sides">
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className="cf-choice" data-chosen={chosen === side || undefined}>
            <input
              type="radio"
              name={`pilih-${field}`}
              aria-label={`${label}: ${side === "mine" ? "tulisanmu" : "yang tersimpan"}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0 whitespace-pre-line wrap-anywhere">
              {differing(words[side], words[side === "mine" ? "theirs" : "mine"]).map(
                ({ text, differs, at }) =>
                  differs ? (
                    <mark key={at} data-side={side}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
              )}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
