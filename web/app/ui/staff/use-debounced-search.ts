import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { onLinkFollowed } from "../../platform/link-followed.ts";

/** Long enough not to ask at every letter, short enough not to be noticed. */
export const DEBOUNCE_MS = 150;

/** Debounced search input that follows outside changes of the search. */
export function useDebouncedSearch(sought: string | undefined, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(sought ?? "");
  const asked = useRef(sought);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => onLinkFollowed(() => clearTimeout(timer.current)), []);
  useEffect(() => {
    if (sought === undefined || sought === asked.current) return;
    asked.current = sought;
    clearTimeout(timer.current);
    setTyped(sought);
  }, [sought]);
  // A row was opened before the pause was over: searching now would cancel that navigation. Another filter of this list
  // leaves the page open, and the search is added to it.
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
  }, [leaving]);
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = text.trim();
      search.current(asked.current);
    }, DEBOUNCE_MS);
  }
  return { typed, type };
}
