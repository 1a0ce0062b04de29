import {
  addMaterial,
  createStaffCourse,
  editMaterial,
  editStaffCourse,
  getStaffCourse,
  listStaffCourses,
  orderMaterials,
  publishStaffCourse,
  removeMaterial,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  arrangeMaterials,
  createCourse,
  dropMaterial,
  editCourse,
  type Lessons,
  publishCourse,
  readStaffCourse,
  rewriteMaterial,
  staffCourses,
  writeMaterial,
} from "../../academy/index.ts";
import { serve } from "../../platform/http/serve.ts";

export function courseRoutes(app: FastifyInstance, lessons: Lessons) {
  const { database } = lessons;
  serve(app, listStaffCourses, ({ query }) => staffCourses(database, query));
  serve(app, getStaffCourse, ({ params }) => readStaffCourse(database, params.id));
  serve(app, createStaffCourse, ({ actor, body }) => createCourse(database, actor, body));
  serve(app, editStaffCourse, ({ actor, params, body }) => editCourse(database, actor, params.id, body));
  serve(app, publishStaffCourse, ({ actor, params, body }) =>
    publishCourse(database, actor, params.id, body),
  );

  serve(app, addMaterial, ({ actor, params, body }) => writeMaterial(lessons, actor, params.id, body));
  serve(app, editMaterial, ({ actor, params, body }) => rewriteMaterial(lessons, actor, params.id, body));
  serve(app, removeMaterial, ({ actor, params }) => dropMaterial(database, actor, params.id));
  serve(app, orderMaterials, ({ actor, params, body }) =>
    arrangeMaterials(database, actor, params.id, body.ids),
  );
}
