import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { sharedSecret } from "../platform/secrets.ts";
import { certificateRoutes } from "./certificate-routes.ts";
import { enrolmentRoutes } from "./enrolment-routes.ts";
import { learningRoutes } from "./learning-routes.ts";
import type { Lessons } from "./open-material.ts";
import { enrolmentPayable } from "./payable.ts";
import { academyPersonalData } from "./personal-data.ts";
import { courseRoutes } from "./routes.ts";
import { staffCourseRoutes } from "./staff-course-routes.ts";
import { type LessonConfig, staffVideoRoutes } from "./staff-video-routes.ts";
import { lessonVideos } from "./videos.ts";

interface AcademyParts {
  config: LessonConfig & { publicUrl: string };
  payments: Payments;
  images: PrivateImages;
}

const openLessons = async (config: LessonConfig, database: Database): Promise<Lessons> => ({
  database,
  openVideo: lessonVideos(config.files),
  videoSecret: await sharedSecret(database, "lesson-video"),
  embedHosts: config.academy.videoHosts,
});

/** Courses, enrolment and payment, learning, and certificates. */
export async function academyFeature(app: FastifyInstance, { config, payments, images }: AcademyParts) {
  const { database } = payments;
  app.personalData.push(academyPersonalData);
  payments.payables.register(enrolmentPayable);
  courseRoutes(app, database);
  enrolmentRoutes(app, { payments, images });
  const lessons = await openLessons(config, database);
  learningRoutes(app, lessons);
  staffCourseRoutes(app, lessons);
  staffVideoRoutes(app, lessons, config);
  certificateRoutes(app, { database, origin: config.publicUrl, logo: payments.payables.logo });
}
