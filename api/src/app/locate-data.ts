import { ensureWritable } from "../platform/files/data-folder.ts";
import { chooseDataDirectory } from "../platform/postgres/index.ts";
import { type Config, readConfigAt } from "./config.ts";

/** The config with the real data folder. With an external database, any writable folder will do. */
export async function locateData(config: Config, log: (message: string) => void): Promise<Config> {
  if (config.databaseUrl) return ensureWritable(config.dataDirectory).then(() => config);
  const place = await chooseDataDirectory(config.dataDirectory, log);
  return place === config.dataDirectory ? config : readConfigAt(place);
}
