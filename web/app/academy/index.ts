export { CourseActions } from "./course-actions.tsx";
export { CourseCard } from "./course-cards.tsx";
export { CourseDetail } from "./course-detail.tsx";
export { HomeCourses } from "./home-courses-later.ts";
export { homeCourseQueries } from "./home-query.ts";
export { courseQuery } from "./learning-queries.ts";
export { LessonVideo } from "./lesson-video.tsx";
export { MaterialIcon } from "./material-list.tsx";
