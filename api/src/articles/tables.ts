import type { ArticleCategory } from "@barakah/contract";
import type { Generated } from "kysely";
import type { CatalogueTable } from "../platform/catalogue/table.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    article: CatalogueTable & {
      category: Generated<ArticleCategory>;
      summary: Generated<string>;
      writer: Generated<string>;
      minutes: Generated<number>;
      published_at: Generated<string | null>;
      card_event_id: Generated<number | null>;
      card_campaign_id: Generated<number | null>;
      strip_until: Generated<string | null>;
      author_id: Generated<number | null>;
      submitted_at: Generated<string | null>;
      review: Generated<"waiting" | "refused" | null>;
      review_note: Generated<string>;
      refused_text: Generated<string | null>;
    };
  }
}
