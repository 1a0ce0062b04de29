export { articlesFeature } from "./feature.ts";
