import type { PersonalData } from "../accounts/index.ts";
import { enrolmentsOf } from "./queries.ts";

/** Enrolments stay when an account is deleted, under the name of nobody: courses count their students by them. */
export const academyPersonalData: PersonalData = {
  section: "enrolments",
  collect: enrolmentsOf,
  erase: async () => {},
};
