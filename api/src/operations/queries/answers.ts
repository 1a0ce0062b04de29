import type { Database } from "../../platform/database/database.ts";

export const databaseAnswers = ({ pool }: Database): Promise<boolean> =>
  pool.query("select 1").then(
    () => true,
    () => false,
  );
