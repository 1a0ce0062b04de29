import { TICKET_CODE_LENGTH, TICKET_LETTERS } from "@barakah/contract/events/ticket-code";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { CONTROL } from "../../ui/form/control-style.ts";

function isCode(typed: string) {
  const code = [...typed.toUpperCase().replace(/[^0-9A-Z]/g, "")];
  const hasLength = code.length === TICKET_CODE_LENGTH;
  return typed.startsWith("BRK1:") || (hasLength && code.every((sign) => TICKET_LETTERS.includes(sign)));
}

export function TypeCode({ onText }: { onText(text: string): void }) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    setWrong(text !== "" && !isCode(text));
    if (!text || !isCode(text)) return;
    onText(text);
    setTyped("");
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2 px-3 pb-2 print:hidden">
      <input
        aria-label="Ketik kode tiket"
        aria-invalid={wrong}
        aria-describedby={wrong ? "kode-keliru" : undefined}
        placeholder="Ketik kode tiket"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className={`${CONTROL} min-w-0 flex-1 uppercase placeholder:normal-case`}
      />
      <Button type="submit">Periksa</Button>
      {wrong && (
        <p id="kode-keliru" role="alert" className="basis-full text-sm font-semibold">
          Kode tiket terdiri dari {TICKET_CODE_LENGTH} huruf dan angka, tanpa 0, 1, I, L, O dan U. Periksa
          lagi di tiketnya.
        </p>
      )}
    </form>
  );
}

/**
 * A USB or Bluetooth scanner types its code and Enter; Esc goes on to the next one. No code begins with a letter of `acts`, so
 * that these act at once.
 */
export function useTypedCodes(
  take: (text: string) => unknown,
  next: () => void,
  acts: Record<string, () => unknown> = {},
) {
  const keys = useRef("");
  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (key === "Escape") return next();
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        ctrlKey ||
        metaKey ||
        altKey
      )
        return;
      const act = keys.current === "" ? acts[key.toLowerCase()] : undefined;
      if (act) void act();
      else if (key === "Enter") {
        if (keys.current) void take(keys.current);
        keys.current = "";
      } else if (key.length === 1) keys.current = (keys.current + key).slice(-200);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
