import { useSearchParams } from "react-router";
import { useHydrated } from "./hydrated.ts";

const NOWHERE = "http://site.invalid";
/** Pages that are never the target after signing in. */
const SIGN_IN_PAGES = new Set([
  "/login",
  "/register",
  "/lupa-password",
  "/reset-password",
  "/kembalikan-email",
  "/kembalikan-nomor",
  "/terima-email",
]);

/** Only paths of our own site: prevents open redirects. */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/")) return undefined;
  // Judge the parsed URL: browsers normalise tabs, backslashes and dots.
  const url = URL.canParse(next, NOWHERE) ? new URL(next, NOWHERE) : undefined;
  if (url?.origin !== NOWHERE || url.pathname.startsWith("//")) return undefined;
  if (SIGN_IN_PAGES.has(url.pathname.replace(/\/+$/, ""))) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Adds `next`, unless it is a sign-in page: the address of a reset link contains its token. */
export function withNext(path: string, next: string | undefined): string {
  const safe = safeNext(next);
  return safe ? `${path}?${new URLSearchParams({ next: safe })}` : path;
}

/** A page for people who cannot sign in, such as that of a reset link: an ended session changes nothing there. */
export const needsNoSession = (pathname: string): boolean =>
  pathname !== "/login" && SIGN_IN_PAGES.has(pathname.replace(/\/+$/, ""));

/** Undefined before hydration: the server renders without the query string. */
export function useNext(): string | undefined {
  const [params] = useSearchParams();
  return useHydrated() ? safeNext(params.get("next")) : undefined;
}
