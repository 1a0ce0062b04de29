import { SITE_TEXTS, type SiteTexts } from "@barakah/contract/community/site-texts";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "./queries.ts";

/** What Home and About say; what they said at first while that is not known. */
export function useSiteTexts(): SiteTexts {
  return useQuery(siteQuery()).data?.texts ?? SITE_TEXTS;
}
