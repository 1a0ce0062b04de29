import { useSearchParams } from "react-router";
import { useHydrated } from "./hydrated.ts";

const NOWHERE = "http://site.invalid";
/** Coming back to these would ask the visitor to sign in again. */
const SIGN_IN_PAGES = new Set(["/login", "/register", "/lupa-password", "/reset-password"]);

/** The path on our own site that a `next` names, or nothing: whoever sends a link must not choose where it ends. */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/")) return undefined;
  // Browsers drop tabs, take backslashes for slashes and dots for nothing: only the parsed address can be judged.
  const url = URL.canParse(next, NOWHERE) ? new URL(next, NOWHERE) : undefined;
  if (url?.origin !== NOWHERE || url.pathname.startsWith("//")) return undefined;
  if (SIGN_IN_PAGES.has(url.pathname.replace(/\/+$/, ""))) return undefined;
  return url.pathname + url.search + url.hash;
}

/** `path` with the way back to `next`. */
export const withNext = (path: string, next: string | undefined): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;

/** Where the visitor wanted to go. Known only after hydration: the server draws the page without its query. */
export function useNext(): string | undefined {
  const [params] = useSearchParams();
  return useHydrated() ? safeNext(params.get("next")) : undefined;
}
