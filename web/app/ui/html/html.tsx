import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { useOrigin } from "../../platform/site.ts";
import { type HtmlElement, type HtmlNode, parseHtml } from "./html-tree.ts";

/** Each decides by its own letters whether it reads from the right: Arabic beside Indonesian. */
const DIRECTED = new Set(["p", "li", "blockquote", "h2", "h3", "h4", "h5", "h6", "th", "td"]);

const SHOWN = new Set(
  "p br strong b em i u s sub sup small mark code pre ul ol li blockquote h2 h3 h4 h5 h6 a img figure figcaption hr table tbody tr th td".split(
    " ",
  ),
);

interface Surroundings {
  origin: string;
  headings: Map<string, string>;
}

interface HtmlTreeProps {
  nodes: HtmlNode[];
  /** The level of the topmost heading on this page. */
  headingLevel?: number;
}

/** Untrusted HTML as React elements; unknown elements become their text. */
export const Html = ({ html, headingLevel }: { html: string; headingLevel?: number }) => (
  <HtmlTree nodes={useMemo(() => parseHtml(html), [html])} headingLevel={headingLevel} />
);

export function HtmlTree({ nodes, headingLevel = 2 }: HtmlTreeProps) {
  const surroundings = { origin: useOrigin(), headings: headingElements(nodes, headingLevel) };
  return <div className="prose">{render(nodes, surroundings)}</div>;
}

const render = (nodes: HtmlNode[], around: Surroundings): ReactNode =>
  nodes.map((node, position) =>
    typeof node === "string" ? node : createElement(Fragment, { key: position }, renderElement(node, around)),
  );

function renderElement({ tag, attributes, children }: HtmlElement, around: Surroundings): ReactNode {
  const name = around.headings.get(tag) ?? tag;
  if (name === "img") {
    const { alt = "", src, width, height } = attributes;
    return <img alt={alt} src={absolute(src, around.origin)} width={width} height={height} loading="lazy" />;
  }
  if (!SHOWN.has(name)) return render(children, around);
  if (name === "br" || name === "hr") return createElement(name);
  if (name === "a") return <a href={safeLink(attributes.href)}>{render(children, around)}</a>;
  return createElement(name, DIRECTED.has(name) ? { dir: "auto" } : null, render(children, around));
}

/** Relative addresses get our origin. */
export function absolute(address: string | undefined, origin: string): string | undefined {
  if (!address) return undefined;
  if (/^https?:\/\//i.test(address)) return address;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith("//")) return undefined;
  return `${origin}/${address.replace(/^\.?\//, "")}`;
}

/** Only safe protocols. */
export function safeLink(address: string | undefined): string | undefined {
  const plain = address?.trim();
  return plain && /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(plain) ? plain : undefined;
}

const HEADING = /^h[1-6]$/;

const headingsIn = (nodes: HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return HEADING.test(node.tag) ? [node.tag] : headingsIn(node.children);
  });

/** Maps heading levels so that there are no gaps. */
function headingElements(nodes: HtmlNode[], top: number): Map<string, string> {
  const used = [...new Set(headingsIn(nodes))].sort();
  return new Map(used.map((tag, depth) => [tag, `h${Math.min(6, top + depth)}`]));
}
