export { chooseDataDirectory } from "./data-directory.ts";
export { reachPostgres, startPostgres } from "./start.ts";
