export { chooseDataDirectory } from "./data-directory.ts";
export { reachPostgres } from "./reach.ts";
export { startPostgres } from "./start.ts";
