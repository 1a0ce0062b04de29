import type { PageQuery } from "../platform/preload.ts";
import { featuredCoursesQuery, someCoursesQuery } from "./queries.ts";

const HOME_FEATURED = 4;
const HOME_LIST = 4;
const HOME_RESULTS = 10;

export const homeFeaturedQuery = () => featuredCoursesQuery(HOME_FEATURED);

export const homeCoursesQuery = (search: string) =>
  someCoursesQuery(search, search ? HOME_RESULTS : HOME_LIST);

export const homeCourseQueries = (search: string): PageQuery[] =>
  search ? [homeCoursesQuery(search)] : [homeFeaturedQuery(), homeCoursesQuery(search)];
