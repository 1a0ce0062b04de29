import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  arrangeMaterials,
  createCourse,
  dropMaterial,
  editCourse,
  type LessonConfig,
  type Lessons,
  membersWithTeacherRole,
  onlyCoursesOf,
  ownCourse,
  publishCourse,
  readStaffCourse,
  rewriteMaterial,
  setTeachers,
  siteNames,
  staffCourses,
  staffVideo,
  uploadVideo,
  writeMaterial,
} from "../../academy/index.ts";
import {
  addNews,
  createCampaign,
  editCampaign,
  editNews,
  publishCampaign,
  readStaffCampaign,
  removeNews,
  staffCampaigns,
} from "../../charity/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { addSizes, storePicture } from "../../platform/files/picture-store.ts";
import { recordFiles } from "../../platform/files/stored-files.ts";
import { serve } from "../../platform/http/serve.ts";
import {
  adjustStock,
  createProduct,
  editProduct,
  publishProduct,
  readStaffProduct,
  staffProducts,
} from "../../shop/index.ts";

export function videoRoutes(app: FastifyInstance, lessons: Lessons, { academy, files }: LessonConfig) {
  const mostBytes = academy.videoMostBytes;
  const uploads = { database: lessons.database, files, mostBytes };
  serve(app, contract.getVideoRules, async () => ({
    sites: siteNames(lessons.embedHosts),
    most_bytes: mostBytes,
  }));
  serve(app, contract.uploadVideo, ({ actor, request }) => uploadVideo(uploads, actor, request.raw));
  serve(app, contract.getStaffVideo, async ({ actor, params }) => ({
    video: await staffVideo(lessons, actor, params.id),
  }));
}

export function pictureRoutes(app: FastifyInstance, database: Database, files: FileStore) {
  serve(app, contract.uploadPicture, async ({ actor, files: sent }) => {
    if (!sent.picture) throw invalid({ picture: ["Pilih gambarnya dahulu."] });
    const bytes = sent.picture.length;
    const stored = await storePicture(files, sent.picture);
    await database.transact(async (tx) => {
      await recordFiles(tx, [{ key: stored.key, kind: "picture", bytes, uploadedBy: actor.memberId }]);
      await addSizes(tx, stored.key);
      await audit(tx, actor, "picture.upload", ["picture", stored.key], { after: { bytes } });
    });
    return stored;
  });
}

export function courseRoutes(app: FastifyInstance, lessons: Lessons) {
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
}

export function productRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.listStaffProducts, ({ query }) => staffProducts(database, query));
  serve(app, contract.getStaffProduct, ({ params }) => readStaffProduct(database, params.id));
  serve(app, contract.createStaffProduct, ({ actor, body }) => createProduct(database, actor, body));
  serve(app, contract.editStaffProduct, ({ actor, params, body }) =>
    editProduct(database, actor, params.id, body),
  );
  serve(app, contract.publishStaffProduct, ({ actor, params, body }) =>
    publishProduct(database, actor, params.id, body),
  );

  serve(app, contract.adjustStaffStock, async ({ actor, params, body }) => {
    const before = await readStaffProduct(database, params.id);
    await adjustStock(database, {
      productId: params.id,
      stock: body.stock,
      staffId: actor.memberId,
      note: body.note,
      record: (tx) =>
        audit(tx, actor, "stock.adjust", ["product", params.id], {
          before: { stock: before.stock },
          after: body,
        }),
    });
    return readStaffProduct(database, params.id);
  });
}

export function campaignRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.listStaffCampaigns, ({ query }) => staffCampaigns(database, query));
  serve(app, contract.getStaffCampaign, ({ params }) => readStaffCampaign(database, params.id));
  serve(app, contract.createStaffCampaign, ({ actor, body }) => createCampaign(database, actor, body));
  serve(app, contract.editStaffCampaign, ({ actor, params, body }) =>
    editCampaign(database, actor, params.id, body),
  );
  serve(app, contract.publishStaffCampaign, ({ actor, params, body }) =>
    publishCampaign(database, actor, params.id, body),
  );

  serve(app, contract.addCampaignNews, ({ actor, params, body }) =>
    addNews(database, actor, params.id, body),
  );
  serve(app, contract.editCampaignNews, ({ actor, params, body }) =>
    editNews(database, actor, params.id, body),
  );
  serve(app, contract.removeCampaignNews, ({ actor, params }) => removeNews(database, actor, params.id));
}
