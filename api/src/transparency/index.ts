export { reportProblems } from "./doctor.ts";
export { transparencyFeature } from "./feature.ts";
export { yearClosingKind } from "./years/close-year.ts";
