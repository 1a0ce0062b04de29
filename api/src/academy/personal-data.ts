import type { PersonalData } from "../accounts/index.ts";
import { academyDataOf, eraseLearning } from "./queries/personal-data.ts";

/** Enrolments are kept anonymously when an account is deleted: courses count their students by them. */
export const academyPersonalData: PersonalData = {
  section: "enrolments",
  collect: academyDataOf,
  erase: eraseLearning,
};
