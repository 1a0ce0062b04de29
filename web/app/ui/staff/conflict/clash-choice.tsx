import type { ReactNode } from "react";
import { differing } from "./differing.ts";
import { FIELD_LABEL, wordsOf } from "./field-words.ts";

/** Two columns; the dialog is wider where it has them (work-dialog.css). */
export const SIDES = "bo-sides grid grid-cols-2 gap-2.5 max-[820px]:grid-cols-1";
const CHOICE =
  "flex cursor-pointer items-start gap-2.5 rounded-[12px] px-3.5 py-3 inset-ring inset-ring-border-strong data-chosen:bg-primary-softer data-chosen:inset-ring-2 data-chosen:inset-ring-primary [&>input]:size-5 [&>input]:flex-none [&>input]:accent-primary";

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
    <fieldset className="mt-4.5">
      <legend className="mb-2">
        <b>{label}</b> <small className="text-text-2">diubah keduanya</small>
      </legend>
      <div className={SIDES}>
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className={CHOICE} data-chosen={chosen === side || undefined}>
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
                    <mark
                      key={at}
                      className={`rounded-[3px] text-inherit ${side === "mine" ? "bg-primary-line" : "bg-accent-line"}`}
                    >
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
