export { reportProblems } from "./doctor.ts";
export { transparencyFeature } from "./feature.ts";
