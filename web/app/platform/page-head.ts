import { createContext } from "react";

/** What stands in the page itself instead of in files of its own. */
interface PageHead {
  /** Tells the server's own scripts and styles from whatever else a page may hold; nobody needs it after that. */
  nonce?: string | undefined;
  /** The style sheet: a page paints without waiting for another answer. The browser takes it from the page. */
  styles: string;
}

export const STYLES_ID = "gaya";

export const PageHeadContext = createContext<PageHead>({ styles: "" });
