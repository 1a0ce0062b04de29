export { createCourse, editCourse, publishCourse, readStaffCourse } from "./edit-course.ts";
export { arrangeMaterials, dropMaterial, rewriteMaterial, writeMaterial } from "./edit-materials.ts";
export { siteNames } from "./embed.ts";
export { academyFeature, openLessons } from "./feature.ts";
export { type Lessons, staffVideo } from "./open-material.ts";
export { staffCourses } from "./queries/editing.ts";
export { enrolmentSeller } from "./seller.ts";
export { uploadVideo } from "./upload-video.ts";
export { videosFolder } from "./videos.ts";
