import type { Site } from "@barakah/contract";
import { SITE_ABOUT } from "@barakah/contract/community/site-about";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "./queries.ts";

/** What About tells of the organisation; what it told at first while that is not known. */
export const useSiteAbout = (): Site["about"] => useQuery(siteQuery()).data?.about ?? SITE_ABOUT;
