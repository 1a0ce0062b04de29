export { CourseActions } from "./course-actions.tsx";
export { CourseCard } from "./course-card.tsx";
export { CourseDetail } from "./course-detail.tsx";
export { CourseShare } from "./course-share.tsx";
export { HomeCourses } from "./home-courses.tsx";
export { homeCourseQueries } from "./home-queries.ts";
export { courseQuery, progressQuery } from "./learning-queries.ts";
export { LessonVideo } from "./lesson-video.tsx";
export { MaterialIcon } from "./material-icon.tsx";
