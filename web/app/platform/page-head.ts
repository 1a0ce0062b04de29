import { createContext } from "react";

/** What is inlined into the page. */
interface PageHead {
  /** The CSP nonce; only set on the server. */
  nonce?: string | undefined;
  /** Inlined, so that the page paints without another request. */
  styles: string;
}

export const STYLES_ID = "gaya";

export const PageHeadContext = createContext<PageHead>({ styles: "" });
