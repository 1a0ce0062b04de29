export { CourseCard } from "./course-card.tsx";
export { HomeCourses } from "./home-courses.tsx";
export { homeCourseQueries } from "./home-queries.ts";
