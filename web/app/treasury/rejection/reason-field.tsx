import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useEffect, useId, useRef } from "react";
import { FieldError } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import type { ReasonChoice } from "./reasons.ts";
import type { useReason } from "./use-reason.ts";

/** A combobox of the common reasons that also accepts free text. */
export function ReasonField({ reason }: { reason: ReturnType<typeof useReason> }) {
  const { typed, type, choices, pointed, press, problem } = reason;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const optionId = (choice: ReasonChoice | undefined) =>
    choice && `${id}-${choice.own ? "own" : choices.indexOf(choice)}`;
  return (
    <>
      <div className="overflow-hidden rounded-md bg-surface shadow-[inset_0_0_0_2px_var(--primary),0_0_0_3px_var(--primary-soft)]">
        <input
          ref={field}
          role="combobox"
          className="w-full bg-transparent px-3.5 outline-none"
          aria-label="Alasan penolakan"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={optionId(pointed)}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          maxLength={REASON_MOST}
          placeholder="Ketik alasan, mis. buram"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <div id={id} role="listbox" aria-label="Alasan" className="border-t border-border p-1">
          {choices.map((choice) => (
            <div
              key={choice.own ? "own" : choice.text}
              id={optionId(choice)}
              role="option"
              tabIndex={-1}
              aria-selected={choice === pointed}
              className={`flex min-h-9 cursor-pointer items-center gap-2 rounded-sm py-1.5 pr-2 pl-2.5 text-[0.8125rem] leading-[1.125rem] hover:bg-primary-softer aria-selected:bg-primary-soft menu-folds:min-h-11 ${choice.own ? "text-text-2" : "aria-selected:text-on-primary-soft"}`}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => type(choice.text)}
              onKeyDown={press}
            >
              <span className="w-4.5 flex-none">
                {choice.own ? (
                  <Icon name="staff-pencil-simple" size={18} />
                ) : (
                  choice === pointed && <Icon name="check-bold" size={18} />
                )}
              </span>
              <span className="min-w-0 flex-1">
                {choice.own ? (
                  `Pakai tulisan sendiri: ‘${choice.text}’`
                ) : (
                  <Marked text={choice.text} by={typed} />
                )}
              </span>
              {choice === pointed && choice.text !== typed && <kbd>Enter</kbd>}
            </div>
          ))}
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-xs leading-[1.125rem] text-text-2">
        {choices.filter(({ own }) => !own).length} alasan. Ketik untuk menyaring; tidak ada yang terkirim
        sebelum kamu menekan ‘Tolak dan kirim’.
      </p>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}

/** Marks the first match of the typed text. */
function Marked({ text, by }: { text: string; by: string }) {
  const sought = by.trim().toLowerCase();
  const start = sought ? text.toLowerCase().indexOf(sought) : -1;
  if (start < 0 || sought.length === text.length) return text;
  const end = start + sought.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="add-on">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
