import type { ComponentProps } from "react";
import { useHydrated } from "../platform/hydrated.ts";
import { Note } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";

/** Before hydration the browser would submit the form itself and lose what was typed. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const hydrated = useHydrated();
  return (
    <>
      {!hydrated && (
        <noscript>
          <Note tone="info">Aktifkan JavaScript di peramban untuk mengirim formulir ini.</Note>
        </noscript>
      )}
      <Button block {...props} type={hydrated ? "submit" : "button"} />
    </>
  );
}
