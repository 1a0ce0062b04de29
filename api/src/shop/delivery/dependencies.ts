import type { DeliverySettings } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import type { CourierProvider } from "./providers/provider.ts";

interface Log {
  warn(fields: object, message: string): void;
}

/** What shipping methods and prices depend on. */
export interface DeliveryParts {
  database: Database;
  provider: CourierProvider | undefined;
  timeoutMilliseconds: number;
  settings(): Promise<DeliverySettings & { office: string }>;
  log: Log;
}
