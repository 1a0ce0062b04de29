import type { PersonalData } from "../accounts/index.ts";
import { academyDataOf, eraseLearning } from "./queries/personal-data.ts";

/** Enrolments stay when an account is deleted, under the name of nobody: courses count their students by them. */
export const academyPersonalData: PersonalData = {
  section: "enrolments",
  collect: academyDataOf,
  erase: eraseLearning,
};
