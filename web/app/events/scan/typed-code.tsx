import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { CONTROL } from "../../ui/form/control-style.ts";

export function TypeCode({ onText }: { onText(text: string): void }) {
  const [typed, setTyped] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) onText(typed);
    setTyped("");
  }
  return (
    <form onSubmit={submit} className="flex gap-2 px-3 pb-2 print:hidden">
      <input
        aria-label="Ketik kode tiket"
        placeholder="Ketik kode, misalnya K7MQ 4TXD"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className={`${CONTROL} min-w-0 flex-1 uppercase`}
      />
      <Button type="submit">Periksa</Button>
    </form>
  );
}

/** A USB or Bluetooth scanner types its code and Enter; Esc goes on to the next one. */
export function useTypedCodes(take: (text: string) => unknown, next: () => void) {
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
      if (key === "Enter") {
        if (keys.current) void take(keys.current);
        keys.current = "";
      } else if (key.length === 1) keys.current = (keys.current + key).slice(-200);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
