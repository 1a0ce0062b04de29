import { SITE_TEXTS, type SiteTexts } from "@barakah/contract/community/site-texts";
import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../platform/query-client.ts";

export const siteQuery = () => readQuery(["site"], "GET /api/site/", {});

/** The texts of Home and About, with defaults until they are loaded. */
export const useSiteTexts = (): SiteTexts => useQuery(siteQuery()).data?.texts ?? SITE_TEXTS;
