import { deleteCertificatesOf } from "../certificates/index.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { academyDataOf, eraseLearning } from "./queries/personal-data.ts";

/** Enrolments are kept anonymously when an account is deleted: courses count their students by them. */
export const academyPersonalData: PersonalData = {
  section: "enrolments",
  collect: academyDataOf,
  async erase(tx, memberId) {
    await deleteCertificatesOf(tx, memberId);
    await eraseLearning(tx, memberId);
  },
};
