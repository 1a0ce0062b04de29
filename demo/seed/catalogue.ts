import { pictureUrl } from "@barakah/contract";
import type { Insertable } from "kysely";
import { insertMaterial, replaceQuestions } from "../../api/src/academy/queries/staff-courses.ts";
import { insertNews } from "../../api/src/charity/queries/news.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { Schema } from "../../api/src/platform/database/schema.ts";
import { FRAGILE, WEIGHTS } from "../content/delivery.ts";
import { funds } from "../content/funds.ts";
import type { DemoCampaign, DemoCourse, DemoMaterial, DemoProduct } from "../content/types.ts";
import { ago } from "./days.ts";

/**
 * Inserts campaigns, products, courses and testimonies directly: the use cases cannot backdate or publish at once,
 * and would write audit entries.
 */
const published = (demo: DemoCampaign | DemoCourse | DemoProduct) => ({
  slug: demo.slug,
  title: demo.title,
  description: demo.description,
  picture: demo.picture,
  is_featured: demo.isFeatured,
  status: "published" as const,
  created_at: ago(demo.createdDaysAgo),
});

function fundOf(slug: string) {
  const { kind, rest, permit } = funds[slug] ?? {
    kind: "infak_terikat" as const,
    rest: "",
    permit: undefined,
  };
  return {
    fund_kind: kind,
    rest_goes_to: rest,
    ...(permit && {
      permit_number: permit.number,
      permit_from: permit.from,
      permit_to: permit.to,
      permit_region: permit.region,
    }),
  };
}

export async function seedCampaign(tx: Tx, demo: DemoCampaign): Promise<number> {
  const { id } = await tx
    .insertInto("campaign")
    .values({
      ...published(demo),
      category: demo.category,
      target_amount: demo.target,
      organiser: demo.organiser,
      place: demo.place,
      ...fundOf(demo.slug),
      deadline: demo.deadlineInDays === null ? null : ago(-demo.deadlineInDays),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { daysAgo, title, description, picture } of demo.updates) {
    const shown =
      picture &&
      `<img src="${pictureUrl(picture.key, 960, "jpg")}" alt="${picture.alt}" width="960" height="540" />`;
    await insertNews(tx, id, { title, description: (shown ?? "") + description, created_at: ago(daysAgo) });
  }
  return id;
}

/** `seller`: what a member's product has more. */
export async function seedProduct(
  tx: Tx,
  demo: DemoProduct,
  seller: Partial<Insertable<Schema["product"]>> = {},
) {
  const { price, unit, stock } = demo;
  const { id } = await tx
    .insertInto("product")
    .values({
      ...published(demo),
      price,
      unit,
      stock,
      weight_g: WEIGHTS[demo.slug] ?? null,
      fragile: FRAGILE.has(demo.slug),
      ...seller,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const testimonies = demo.testimonies.map(({ daysAgo, ...testimony }) => ({
    ...testimony,
    product_id: id,
    hidden_at: null,
    created_at: ago(daysAgo),
    ...(testimony.answer && { answered_at: ago(daysAgo - 1) }),
  }));
  if (testimonies.length > 0) await tx.insertInto("testimony").values(testimonies).execute();
}

async function seedMaterial(tx: Tx, courseId: number, demo: DemoMaterial) {
  const { title, type: material_type, content, video: video_key = null, questions = [] } = demo;
  const { minutes = null, isFree: is_free = false } = demo;
  const material = { title, material_type, content, video_url: null, video_key, minutes, is_free };
  const id = await insertMaterial(tx, courseId, material);
  const asked = questions.map(({ ask: text, options, answer: correct, why: explanation = "" }) => ({
    text,
    options,
    correct,
    explanation,
  }));
  if (asked.length > 0) await replaceQuestions(tx, id, asked);
}

const taughtBy = ({ teacher, outcomes }: DemoCourse) => ({
  teacher_name: teacher.name,
  teacher_title: teacher.title,
  teacher_about: teacher.about,
  outcomes: outcomes.join("\n"),
});

export async function seedCourse(tx: Tx, demo: DemoCourse): Promise<number> {
  const { id } = await tx
    .insertInto("course")
    .values({ ...published(demo), price: demo.price, ...taughtBy(demo) })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const material of demo.materials) await seedMaterial(tx, id, material);
  return id;
}
