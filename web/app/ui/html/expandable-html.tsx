import { useId, useMemo, useState } from "react";
import { useHydrated } from "../../platform/hydrated.ts";
import { Icon } from "../icons/icon.tsx";
import { HtmlTree } from "./html.tsx";
import { parseHtml, textOf } from "./html-tree.ts";
import { truncateHtml } from "./html-truncate.ts";

const PREVIEW_CHARACTERS = 200;

interface ExpandableHtmlProps {
  html: string;
  empty: string;
  headingLevel?: number;
}

/** Collapsed to 200 characters; complete without JavaScript. */
export function ExpandableHtml({ html, empty, headingLevel }: ExpandableHtmlProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const nodes = useMemo(() => parseHtml(html), [html]);
  const preview = useMemo(() => truncateHtml(nodes, PREVIEW_CHARACTERS), [nodes]);

  if (textOf(nodes).trim() === "" && !html.includes("<img")) return <p className="text-text-2">{empty}</p>;
  if (!preview) return <HtmlTree nodes={nodes} headingLevel={headingLevel} />;
  return (
    <>
      <div id={id} data-needs-script className={open ? "" : "fade-out"}>
        <HtmlTree nodes={open ? nodes : preview} headingLevel={headingLevel} />
      </div>
      <button
        type="button"
        data-needs-script
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-(--tap) items-center gap-1 text-sm font-bold text-primary-text"
      >
        {open ? "Tampilkan Lebih Sedikit" : "Tampilkan Selengkapnya"}
        <Icon
          name="caret-down-bold"
          size={16}
          className={`transition-transform ${open ? "rotate-180" : ""}`}
        />
      </button>
      {!hydrated && (
        <noscript>
          <HtmlTree nodes={nodes} headingLevel={headingLevel} />
        </noscript>
      )}
    </>
  );
}
