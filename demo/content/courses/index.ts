import { studentsOf } from "../people.ts";
import type { CourseDraft, DemoCourse } from "../types.ts";
import { businessGrowth } from "./business-growth.ts";
import { exporting } from "./export.ts";
import { familyFinance } from "./family-finance.ts";
import { garden } from "./garden.ts";
import { halalCertificate } from "./halal-certificate.ts";
import { inheritance } from "./inheritance.ts";
import { investing } from "./investing.ts";
import { muamalah } from "./muamalah.ts";
import { onlineSelling } from "./online-selling.ts";
import { productPhoto } from "./product-photo.ts";
import { tahsin } from "./tahsin.ts";
import { taught } from "./teaching.ts";
import { zakat } from "./zakat.ts";

const drafts: CourseDraft[] = [
  muamalah,
  familyFinance,
  businessGrowth,
  investing,
  productPhoto,
  exporting,
  zakat,
  garden,
  tahsin,
  onlineSelling,
  inheritance,
  halalCertificate,
];

export const courses: DemoCourse[] = drafts.map(({ studentCount, ...course }) => ({
  ...taught(course),
  students: studentsOf(course.slug, studentCount),
}));
