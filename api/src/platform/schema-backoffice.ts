import type { ColumnType, Generated } from "kysely";

/** The tables of migration 0009. */
export interface BackofficeTables {
  slug_history: {
    catalogue: "campaign" | "product" | "course";
    slug: string;
    item_id: number;
    created_at: Generated<string>;
  };
  setting: {
    key: string;
    value: ColumnType<unknown, string, string>;
    changed_by: number;
    changed_at: Generated<string>;
  };
}
