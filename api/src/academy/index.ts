export { createCourse, editCourse, publishCourse, readStaffCourse } from "./edit-course.ts";
export { arrangeMaterials, dropMaterial, rewriteMaterial, writeMaterial } from "./edit-materials.ts";
export { academyFeature } from "./feature.ts";
export { staffCourses } from "./queries/editing.ts";
export { enrolmentSeller } from "./seller.ts";
export { videosFolder } from "./videos.ts";
