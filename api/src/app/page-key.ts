/** Queries that change what a page shows. Others, such as the marks that shared links carry, do not make a new page. */
const SHOWN = ["search", "kategori", "urut"];

/** Addresses that are their own key, as nearly all are: reading them as a URL would cost more than the page. */
const PLAIN_ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

export const isPlainAddress = (url: string) => PLAIN_ADDRESS.test(url);

/** Two slashes at the beginning, of either kind, would name another host. */
const oneSlash = (url: string) => `/${url.replace(/^[/\\]+/, "")}`;

/** By what a page is kept and rendered, and whether it is one that many ask for. */
export function pageKey(url: string): { key: string; plain: boolean } {
  if (isPlainAddress(url)) return { key: url, plain: true };
  const { pathname, searchParams } = new URL(oneSlash(url), "http://page.invalid");
  const shown = SHOWN.filter((name) => searchParams.get(name));
  const query = new URLSearchParams(shown.map((name) => [name, searchParams.get(name) ?? ""]));
  const path = oneSlash(pathname.replace(/\/+$/, ""));
  return { key: shown.length > 0 ? `${path}?${query}` : path, plain: shown.length === 0 };
}

/**
 * Where React Router would send what a page was made of, as JSON, to whoever asks: our pages never do, and sent as a page
 * it would be markup from the address.
 */
export const isDataOfPage = (key: string) => /\.data(?:\?|$)/.test(key);
