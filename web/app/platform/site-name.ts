import { SITE_NAME } from "@barakah/contract/platform/locale";
import { createContext, use } from "react";

interface SiteName {
  /** What the community is called; the app's own name until it has set one. */
  name: string;
  /** After it was changed here, so that no reload is needed. */
  rename(name: string): void;
}

export const SiteNameContext = createContext<SiteName>({ name: SITE_NAME, rename: () => {} });

export const useSiteName = (): string => use(SiteNameContext).name;
export const useRenameSite = () => use(SiteNameContext).rename;

/** Replaces the app's name in a sentence by the community's name. */
export const named = (sentence: string, name: string): string => sentence.replaceAll(SITE_NAME, name);
