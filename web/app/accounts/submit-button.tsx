import { type ComponentProps, useEffect, useRef } from "react";
import { useHydrated } from "../platform/hydrated.ts";
import { Note } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";

/**
 * The button of a form that needs JavaScript. What is pressed before hydration, also by Enter, is kept by the page's start
 * script (`web/first-paint/after-first-paint.ts`) as a mark at the form, and sent here.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const hydrated = useHydrated();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = ref.current?.form;
    if (!hydrated || form?.dataset.pressed === undefined) return;
    delete form.dataset.pressed;
    form.requestSubmit();
  }, [hydrated]);
  return (
    <>
      {!hydrated && (
        <noscript>
          <Note tone="info">Aktifkan JavaScript di browser untuk mengirim formulir ini.</Note>
        </noscript>
      )}
      <Button
        block
        {...props}
        ref={ref}
        type={hydrated ? "submit" : "button"}
        data-submits={hydrated ? undefined : ""}
      />
    </>
  );
}
