export { CourseActions } from "./course-actions.tsx";
export { CourseCard } from "./course-cards.tsx";
export { CourseDetail } from "./course-detail.tsx";
export { HomeCourses, homeCourseQueries } from "./home-courses.tsx";
export { courseQuery } from "./learning-queries.ts";
export { LessonVideo } from "./lesson-video.tsx";
export { MaterialIcon } from "./material-list.tsx";
