import type { Generated, GeneratedAlways } from "kysely";
import type { CatalogueTable } from "../platform/catalogue/table.ts";
import type { Entry, Instant, Json, Numbered } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    course: CatalogueTable & {
      price: Generated<number>;
      teacher_name: Generated<string>;
      teacher_title: Generated<string>;
      teacher_about: Generated<string>;
      /** One learning outcome per line. */
      outcomes: Generated<string>;
    };
    course_teacher: { course_id: number; member_id: number };
    course_material: Numbered & {
      course_id: number;
      position: number;
      title: string;
      material_type: "article" | "video" | "quiz";
      content: Generated<string>;
      video_url: Generated<string | null>;
      video_key: Generated<string | null>;
      minutes: Generated<number | null>;
      is_free: Generated<boolean>;
    };
    /** Maintained by triggers (`api/migrations/1.0.0/07-academy.sql`). */
    course_total: { course_id: number; student_count: Generated<number> };
    enrolment: Entry & {
      course_id: number;
      member_id: number;
      status: "pending" | "verified" | "rejected";
      price: Generated<number>;
      words: GeneratedAlways<string>;
    };
    enrolment_payment: { id: GeneratedAlways<number>; payment_id: string; enrolment_id: number };
    material_progress: { member_id: number; material_id: number; done_at: Instant };
    quiz_question: Numbered & {
      material_id: number;
      position: number;
      text: string;
      options: Json<string[]>;
      correct: number;
      explanation: Generated<string>;
    };
    quiz_result: {
      member_id: number;
      material_id: number;
      attempts: Generated<number>;
      best_score: number;
      tried_at: Instant;
    };
  }
}
