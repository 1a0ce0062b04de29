import { FOUND_MOST, SEARCH_MOST } from "@barakah/contract/platform/search-limits";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { wholeNumber } from "./format.ts";
import { onLinkFollowed } from "./link-followed.ts";

const DEBOUNCE_MS = 500;

/** Longer texts are cut. */
export const searchTermOf = (search: URLSearchParams): string =>
  search
    .get("search")
    ?.replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, SEARCH_MOST) ?? "";

/** Above the limit the server stops counting. */
export const foundText = (total: number, term: string): string =>
  term && total > FOUND_MOST ? `lebih dari ${wholeNumber(FOUND_MOST)}` : wholeNumber(total);

/** Keeps the other parameters. */
function withTerm(params: URLSearchParams, term: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (term) next.set("search", term);
  else next.delete("search");
  return next;
}

/** What is typed, and the debounced search term. The term is in the address, so that results can be shared. */
export function useSearchTerm() {
  const [params, setParams] = useSearchParams();
  const term = searchTermOf(params);
  const [typed, setTyped] = useState(term);
  const ours = useRef(term);

  useEffect(() => {
    if (term === ours.current) return;
    ours.current = term;
    setTyped(term);
  }, [term]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === term) return;
    const timer = setTimeout(() => {
      ours.current = wanted;
      setParams((before) => withTerm(before, wanted), { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    // A delayed search must not bring back a visitor who has followed a link meanwhile.
    const forget = onLinkFollowed(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [typed, term, setParams]);

  return { typed, setTyped, term };
}
