import { use } from "react";
import { Scripts } from "react-router";
import { OWN_WAITING } from "../../platform/device-keys.ts";
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

/**
 * The page is the same for everybody: before it is painted, this tells the stylesheet whether a member is signed in here, and how
 * many things waited for them, so that what belongs to them has its room and what does not is never seen. `SessionWatch` keeps it.
 */
const WHOSE = `try{let{user:u="{}","${OWN_WAITING}":w="{}"}=localStorage,{dataset:d}=document.documentElement;u=JSON.parse(u);w=JSON.parse(w);if(u.access&&u.id){d.member="";if(w.id==u.id&&w.things.length)d.waiting=w.things.length}}catch{}`;

const EarlyScript = () => <script nonce={use(PageHeadContext).nonce}>{`${REMEMBER};${WHOSE}`}</script>;

export const HeadScript = import.meta.env.PROD && !import.meta.env.SSR ? WrittenScript : EarlyScript;
