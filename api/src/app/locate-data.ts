import { ensureWritable } from "../platform/files/data-folder.ts";
import { chooseDataDirectory } from "../platform/postgres/index.ts";
import { type Config, readConfigAt } from "./config.ts";

/** The settings with the place where the data really are. Another database asks nothing of the folder. */
export async function locateData(config: Config, log: (message: string) => void): Promise<Config> {
  if (config.databaseUrl) return ensureWritable(config.dataDirectory).then(() => config);
  const place = await chooseDataDirectory(config.dataDirectory, log);
  return place === config.dataDirectory ? config : readConfigAt(place);
}
