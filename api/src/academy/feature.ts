import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { sharedSecret } from "../platform/secrets.ts";
import { certificateRoutes } from "./certificate-routes.ts";
import type { AcademyConfig } from "./config.ts";
import { enrolmentRoutes } from "./enrolment-routes.ts";
import { learningRoutes } from "./learning-routes.ts";
import type { Lessons } from "./open-material.ts";
import { enrolmentPayable } from "./payable.ts";
import { academyPersonalData } from "./queries/personal-data.ts";
import { courseRoutes } from "./routes.ts";
import { lessonVideos } from "./videos.ts";

export interface LessonConfig {
  academy: AcademyConfig;
  files: FileStore;
}

interface AcademyParts {
  config: LessonConfig & { publicUrl: string };
  payments: Payments;
  images: PrivateImages;
}

export const openLessons = async (config: LessonConfig, database: Database): Promise<Lessons> => ({
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
  learningRoutes(app, await openLessons(config, database));
  certificateRoutes(app, { database, origin: config.publicUrl, logo: payments.payables.logo });
}
