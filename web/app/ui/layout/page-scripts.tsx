import { use } from "react";
import { Scripts } from "react-router";
import { PageHeadContext } from "../../platform/page-head.ts";

/** Empty on the client: the server's inline scripts have already run. */
const WrittenScript = () => <script suppressHydrationWarning> </script>;

const WrittenScripts = () => (
  <>
    <WrittenScript />
    <WrittenScript />
  </>
);

/** The module map is not needed again in the browser. */
export const PageScripts = import.meta.env.PROD && !import.meta.env.SSR ? WrittenScripts : Scripts;

/** Remembers what is typed into parts of the page that React has not taken over; `typed-early.ts` hands it on. */
const REMEMBER = `var typedEarly=new Map;addEventListener("input",({target:t})=>{if(typedEarly.delete(t)||!/__react/.test(Object.keys(t)))typedEarly.set(t,[t.value,t.checked])},true)`;

const RememberTyped = () => <script nonce={use(PageHeadContext).nonce}>{REMEMBER}</script>;

export const HeadScript = import.meta.env.PROD && !import.meta.env.SSR ? WrittenScript : RememberTyped;
