/** Query parameters that change the page. Others, such as tracking parameters, do not create cache entries. */
const SHOWN = ["search", "kategori", "urut", "tawaran", "jenis", "program", "bulan"];

/** Addresses that are their own key, as nearly all are: parsing a URL would cost more than sending the page. */
const PLAIN_ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

export const isPlainAddress = (url: string) => PLAIN_ADDRESS.test(url);

/** Leading slashes of either kind would otherwise name another host. */
const oneSlash = (url: string) => `/${url.replace(/^[/\\]+/, "")}`;

/** The key under which a page is cached and rendered, and whether it is a plain address. */
export function pageKey(url: string): { key: string; plain: boolean } {
  if (isPlainAddress(url)) return { key: url, plain: true };
  const { pathname, searchParams } = new URL(oneSlash(url), "http://page.invalid");
  const shown = SHOWN.filter((name) => searchParams.get(name));
  const query = new URLSearchParams(shown.map((name) => [name, searchParams.get(name) ?? ""]));
  const path = oneSlash(pathname.replace(/\/+$/, ""));
  return { key: shown.length > 0 ? `${path}?${query}` : path, plain: shown.length === 0 };
}

/** React Router's address for page data as JSON. Our pages never use it; served as HTML it would reflect markup. */
export const isDataOfPage = (key: string) => /\.data(?:\?|$)/.test(key);
