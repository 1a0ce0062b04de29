import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import { serveTable } from "../platform/spreadsheet/exports.ts";
import { createCourse, editCourse, publishCourse, readStaffCourse } from "./edit-course.ts";
import { arrangeMaterials, dropMaterial, rewriteMaterial, writeMaterial } from "./edit-materials.ts";
import type { Lessons } from "./open-material.ts";
import { onlyCoursesOf, ownCourse } from "./own-course.ts";
import { ENROLMENTS } from "./queries/enrolment-export.ts";
import { staffCourses } from "./queries/staff-courses.ts";
import { staffEnrolments } from "./queries/staff-enrolments.ts";
import { membersWithTeacherRole } from "./queries/teachers.ts";
import { setTeachers } from "./teachers.ts";

export function staffCourseRoutes(app: FastifyInstance, lessons: Lessons) {
  const { database } = lessons;
  serve(app, contract.listStaffCourses, ({ actor, query }) =>
    staffCourses(database, query, onlyCoursesOf(actor)),
  );
  serve(app, contract.getStaffCourse, async ({ actor, params }) => {
    await ownCourse(database.kysely, actor, params.id);
    return readStaffCourse(database, params.id);
  });
  serve(app, contract.listTeachers, () => membersWithTeacherRole(database.kysely));
  serve(app, contract.setCourseTeachers, ({ actor, params, body }) =>
    setTeachers(database, actor, params.id, body.ids),
  );
  serve(app, contract.createStaffCourse, ({ actor, body }) => createCourse(database, actor, body));
  serve(app, contract.editStaffCourse, ({ actor, params, body }) =>
    editCourse(database, actor, params.id, body),
  );
  serve(app, contract.publishStaffCourse, ({ actor, params, body }) =>
    publishCourse(database, actor, params.id, body),
  );

  serve(app, contract.addMaterial, ({ actor, params, body }) =>
    writeMaterial(lessons, actor, params.id, body),
  );
  serve(app, contract.editMaterial, ({ actor, params, body }) =>
    rewriteMaterial(lessons, actor, params.id, body),
  );
  serve(app, contract.removeMaterial, ({ actor, params }) => dropMaterial(database, actor, params.id));
  serve(app, contract.orderMaterials, ({ actor, params, body }) =>
    arrangeMaterials(database, actor, params.id, body.ids),
  );

  serve(app, contract.listStaffEnrolments, ({ actor, query }) =>
    staffEnrolments(database, { ...query, teacher: onlyCoursesOf(actor) }),
  );
  serveTable(app, database, {
    endpoint: contract.exportEnrolments,
    name: "pendaftaran",
    table: () => ENROLMENTS,
  });
}
