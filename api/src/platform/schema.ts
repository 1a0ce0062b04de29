import type { Generated, GeneratedAlways } from "kysely";

type Instant = Generated<string>;
type Publication = "draft" | "published" | "archived";

interface Listed {
  id: GeneratedAlways<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  picture: string | null;
  is_featured: Generated<boolean>;
  status: Generated<Publication>;
  created_at: Instant;
}

/** The tables as the migrations make them. */
export interface Schema {
  member: {
    id: GeneratedAlways<number>;
    username: string;
    email: string;
    full_name: Generated<string>;
    created_at: Instant;
  };
  campaign: Listed & { category: string; target_amount: Generated<number>; deadline: string | null };
  campaign_total: {
    campaign_id: number;
    collected_amount: Generated<number>;
    donor_count: Generated<number>;
  };
  campaign_update: {
    id: GeneratedAlways<number>;
    campaign_id: number;
    title: string;
    description: Generated<string>;
    created_at: Instant;
  };
  donation: {
    id: Generated<string>;
    campaign_id: number;
    donor_name: string;
    amount: number;
    transfer_date: string;
    verified_at: string | null;
    created_at: Instant;
  };
  product: Listed & { price: number; unit: Generated<string>; stock: Generated<number> };
  testimony: {
    id: GeneratedAlways<number>;
    product_id: number;
    customer: string;
    stars: number;
    description: Generated<string>;
    hidden_at: string | null;
    created_at: Instant;
  };
  course: Listed & { price: Generated<number> };
  course_material: {
    id: GeneratedAlways<number>;
    course_id: number;
    position: number;
    title: string;
    material_type: "article" | "video" | "quiz";
    content: Generated<string>;
  };
  enrolment: {
    id: GeneratedAlways<number>;
    course_id: number;
    member_id: number;
    status: "pending" | "verified" | "rejected";
    created_at: Instant;
  };
}
