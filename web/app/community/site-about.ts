import type { Site } from "@barakah/contract";
import { SITE_ABOUT } from "@barakah/contract/community/site-about";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "./queries.ts";

/** The texts of 'About', with defaults until they are loaded. */
export const useSiteAbout = (): Site["about"] => useQuery(siteQuery()).data?.about ?? SITE_ABOUT;
