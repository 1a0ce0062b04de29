import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { Config } from "../platform/config.ts";
import { sharedSecret } from "../platform/secrets.ts";
import type { PrivateImages } from "../platform/uploads.ts";
import { certificateRoutes } from "./certificate-routes.ts";
import { enrolmentRoutes } from "./enrolment-routes.ts";
import { learningRoutes } from "./learning-routes.ts";
import { academyPersonalData } from "./personal-data.ts";
import { courseRoutes } from "./routes.ts";
import { enrolmentSeller } from "./seller.ts";
import { lessonVideos } from "./videos.ts";

interface AcademyParts {
  config: Config;
  payments: Payments;
  images: PrivateImages;
}

/** Courses, joining and paying for them, learning in them, and the certificates for it. */
export async function academyFeature(app: FastifyInstance, { config, payments, images }: AcademyParts) {
  const { database } = payments;
  app.personalData.push(academyPersonalData);
  payments.sellers.register(enrolmentSeller);
  courseRoutes(app, database);
  enrolmentRoutes(app, { database, images });
  learningRoutes(app, {
    database,
    openVideo: lessonVideos(config.dataDirectory),
    videoSecret: await sharedSecret(database, "lesson-video"),
    embedHosts: config.academy.videoHosts,
  });
  certificateRoutes(app, { database, origin: config.publicUrl });
}
