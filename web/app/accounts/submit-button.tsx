import type { ComponentProps } from "react";
import { useHydrated } from "../platform/hydrated.ts";
import { Button } from "../ui/button.tsx";

/** Sends its form once our script listens: before that the browser itself would send it, and lose what was typed. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const hydrated = useHydrated();
  return <Button block {...props} type={hydrated ? "submit" : "button"} />;
}
