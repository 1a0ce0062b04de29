import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { useOrigin } from "../platform/site.ts";
import { type HtmlElement, type HtmlNode, parseHtml } from "./html-tree.ts";

const SHOWN = new Set(
  "p br strong b em i u s sub sup small mark code pre ul ol li blockquote h2 h3 h4 h5 h6 a img figure figcaption hr".split(
    " ",
  ),
);
/** The page has its own main heading. */
const RENAMED: Record<string, string> = { h1: "h2" };

/** HTML from the API. It becomes elements of ours, one by one: what the list does not name is only its text. */
export function Html({ html }: { html: string }) {
  return <HtmlTree nodes={useMemo(() => parseHtml(html), [html])} />;
}

export function HtmlTree({ nodes }: { nodes: HtmlNode[] }) {
  const origin = useOrigin();
  return <div className="prose">{render(nodes, origin)}</div>;
}

function render(nodes: HtmlNode[], origin: string): ReactNode {
  return nodes.map((node, position) =>
    typeof node === "string" ? node : createElement(Fragment, { key: position }, renderElement(node, origin)),
  );
}

function renderElement({ tag, attributes, children }: HtmlElement, origin: string): ReactNode {
  const name = RENAMED[tag] ?? tag;
  if (name === "img")
    return <img alt={attributes.alt ?? ""} src={absolute(attributes.src, origin)} loading="lazy" />;
  if (!SHOWN.has(name)) return render(children, origin);
  if (name === "br" || name === "hr") return createElement(name);
  if (name === "a") return <a href={safeLink(attributes.href)}>{render(children, origin)}</a>;
  return createElement(name, null, render(children, origin));
}

/** Relative pictures are ours: they get the site's own host. */
export function absolute(address: string | undefined, origin: string): string | undefined {
  if (!address) return undefined;
  if (/^https?:\/\//i.test(address)) return address;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith("//")) return undefined;
  return `${origin}/${address.replace(/^\.?\//, "")}`;
}

/** Only addresses that a click may open; scripts in links are none. */
export function safeLink(address: string | undefined): string | undefined {
  const plain = address?.trim();
  return plain && /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(plain) ? plain : undefined;
}
