import type { ColumnType, Generated } from "kysely";

/** The tables of migrations 0009 and 0013. */
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
  stored_file: {
    key: string;
    kind: "picture" | "video";
    bytes: number | null;
    uploaded_by: number | null;
    created_at: Generated<string>;
  };
}
