import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  CATEGORIES,
  CATEGORY_ADD_ON,
  PICTURE_FORMATS,
  PICTURE_PREVIEW,
  PICTURE_WIDTHS,
  slug,
} from "@barakah/contract";
import { describe, expect, test } from "vitest";
import { demoCatalogue } from "./catalogue.ts";
import { campaignDrafts } from "./content/campaigns/index.ts";
import type { DemoCampaign } from "./content/types.ts";
import { videos } from "./content/videos.ts";

const { campaigns, products, courses, people } = demoCatalogue;
const everything = [...campaigns, ...products, ...courses];
const ALLOWED = new Set(["p", "strong", "em", "ul", "ol", "li", "h2", "h3", "h4", "blockquote"]);

function collected({ category, donors }: DemoCampaign): number {
  return donors.reduce((sum, { amount }) => sum + amount + CATEGORY_ADD_ON[category], 0);
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]+>/g, "");
}

const markup = [
  ...everything.map(({ description }) => description),
  ...campaigns.flatMap(({ updates }) => updates.map(({ description }) => description)),
  ...courses.flatMap(({ materials }) => materials.map(({ content }) => content)),
];

describe("the demo catalogue", () => {
  test("names everything once, in addresses that the contract accepts", () => {
    for (const list of [campaigns, products, courses]) {
      const slugs = list.map((item) => slug.parse(item.slug));
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test("has a finished picture of its own for each thing", () => {
    const keys = everything.map(({ picture }) => picture);
    expect(new Set(keys).size).toBe(keys.length);
    const names = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${width}.${format}`));
    for (const key of keys) {
      expect(key).toMatch(/^[a-z0-9-]+$/);
      const files = readdirSync(join(import.meta.dirname, "pictures", key));
      expect(files.sort(), key).toEqual([...names, PICTURE_PREVIEW.name].sort());
    }
  });

  test("writes only tags that survive cleaning, each of them closed", () => {
    for (const html of markup) {
      const open: string[] = [];
      for (const [, slash, name = "", rest] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/g)) {
        expect(ALLOWED.has(name) && rest === "", html.slice(0, 60)).toBe(true);
        if (slash) expect(open.pop(), html.slice(0, 60)).toBe(name);
        else open.push(name);
      }
      expect(open, html.slice(0, 60)).toEqual([]);
    }
  });

  test("has long descriptions with markup, a short one of each kind and one product without any", () => {
    for (const list of [campaigns, products, courses]) {
      const lengths = list.map(({ description }) => plain(description).length).sort((a, b) => a - b);
      expect(lengths.filter((length) => length > 200).length).toBeGreaterThanOrEqual(list.length - 2);
      expect(lengths.some((length) => length > 0 && length < 200)).toBe(true);
    }
    expect(products.filter(({ description }) => description === "")).toHaveLength(1);
    expect(markup.join().toLowerCase()).not.toContain("lorem");
  });
});

describe("campaigns", () => {
  test("cover every category and every state that a card can show", () => {
    expect(campaigns.length).toBeGreaterThanOrEqual(16);
    expect(new Set(campaigns.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    const count = (holds: (campaign: DemoCampaign) => boolean) => campaigns.filter(holds).length;
    expect(count(({ isFeatured }) => isFeatured)).toBeGreaterThanOrEqual(4);
    expect(
      count(({ deadlineInDays }) => deadlineInDays !== null && deadlineInDays < 0),
    ).toBeGreaterThanOrEqual(2);
    expect(count(({ deadlineInDays }) => deadlineInDays === null)).toBeGreaterThanOrEqual(2);
    expect(count(({ target }) => target === 0)).toBeGreaterThanOrEqual(1);
    expect(count((one) => one.target > 0 && collected(one) > one.target)).toBeGreaterThanOrEqual(2);
    expect(count(({ updates }) => updates.length >= 2)).toBeGreaterThanOrEqual(5);
    expect(count(({ updates }) => updates.length === 0)).toBeGreaterThanOrEqual(1);
    expect(count(({ donors }) => donors.length === 0)).toBe(1);
  });

  test.each(campaignDrafts)("$slug is given what was written down for it", (draft) => {
    const campaign = campaigns.find((one) => one.slug === draft.slug);
    if (!campaign) throw new Error("missing");
    expect(campaign.donors).toHaveLength(draft.donorCount);
    const missing = draft.collected - collected(campaign);
    expect(missing).toBeGreaterThanOrEqual(0);
    expect(missing).toBeLessThan(25_000);
  });

  test("have prayers under everything that was given to, each text once a campaign, and updates with pictures", () => {
    for (const { slug, donors } of campaigns) {
      const texts = donors.flatMap(({ prayer }) => prayer?.text ?? []);
      expect(texts.length >= Math.min(3, donors.length), slug).toBe(true);
      expect(new Set(texts).size, slug).toBe(texts.length);
    }
    const pictures = campaigns.flatMap(({ updates }) => updates.flatMap(({ picture }) => picture?.key ?? []));
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    for (const key of pictures)
      expect(readdirSync(join(import.meta.dirname, "pictures", key))).toContain("960.jpg");
  });

  test.each(campaigns)("$slug was given to and told of only while it was open", (campaign) => {
    const day = 1440;
    const ended = Math.max(0, -(campaign.deadlineInDays ?? 0)) * day;
    for (const { daysAgo, minutes, hidden, name } of campaign.donors) {
      const ago = daysAgo * day + minutes;
      expect(minutes).toBeLessThan(day);
      expect(ago).toBeGreaterThanOrEqual(ended);
      expect(ago).toBeLessThan(campaign.createdDaysAgo * day);
      expect(name === "Hamba Allah").toBe(hidden);
    }
    for (const { daysAgo } of campaign.updates) expect(daysAgo).toBeLessThan(campaign.createdDaysAgo);
  });
});

describe("products", () => {
  test("cover sold out, nearly sold out, and every kind of rating", () => {
    expect(products.length).toBeGreaterThanOrEqual(20);
    expect(products.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(4);
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(2);
    expect(products.filter(({ stock }) => stock >= 1 && stock <= 3).length).toBeGreaterThanOrEqual(2);
    expect(new Set(products.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(8);
    const lists = products.map(({ testimonies }) => testimonies);
    expect(lists.some((list) => list.length === 0)).toBe(true);
    expect(Math.max(...lists.map((list) => list.length))).toBeGreaterThanOrEqual(15);
    expect(new Set(lists.flat().map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]));
  });

  test("are judged only after they came into the shop", () => {
    for (const { slug, createdDaysAgo, testimonies } of products) {
      for (const { daysAgo } of testimonies) expect(daysAgo, slug).toBeLessThan(createdDaysAgo);
    }
  });
});

describe("courses and people", () => {
  test("cover free and paid, with materials of every type", () => {
    expect(courses.length).toBeGreaterThanOrEqual(12);
    expect(courses.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(4);
    expect(courses.filter(({ price }) => price === 0).length).toBeGreaterThanOrEqual(3);
    expect(courses.filter(({ price }) => price > 0).length).toBeGreaterThanOrEqual(3);
    for (const { slug, materials } of courses) {
      expect(new Set(materials.map(({ type }) => type)), slug).toEqual(new Set(["article", "video", "quiz"]));
      for (const { content, type } of materials)
        expect(plain(content).length, slug).toBeGreaterThan(type === "quiz" ? 15 : 150);
    }
  });

  test("ask questions that have one right answer, and give it away nowhere", () => {
    for (const { slug, materials } of courses) {
      for (const { type, content, questions = [] } of materials) {
        expect(questions.length >= 2, slug).toBe(type === "quiz");
        if (type === "quiz") expect(content, slug).not.toMatch(/kunci/i);
        for (const { ask, options, answer } of questions) {
          expect(ask.length, slug).toBeGreaterThan(5);
          expect(new Set(options).size).toBe(options.length);
          expect(options[answer], ask).toBeDefined();
        }
      }
    }
  });

  test("name a teacher, three things that are learnt, how long it takes and why answers are right", () => {
    for (const { slug, teacher, outcomes, materials } of courses) {
      expect([teacher.name, teacher.title, teacher.about].every(Boolean), slug).toBe(true);
      expect(outcomes.length, slug).toBeGreaterThanOrEqual(3);
      for (const { minutes, questions = [] } of materials) {
        expect(minutes, slug).toBeGreaterThan(0);
        for (const { ask, why } of questions) expect(why, ask).toBeTruthy();
      }
    }
  });

  test("let everybody read one lesson of each paid course, and never a quiz", () => {
    for (const { slug, price, materials } of courses) {
      const free = materials.filter(({ isFree }) => isFree);
      if (price > 0) expect(free.length, slug).toBe(1);
      expect(
        free.some(({ type }) => type === "quiz"),
        slug,
      ).toBe(false);
    }
  });

  test("show only videos that are there, small enough for a slow phone", () => {
    const named = courses.flatMap(({ materials }) => materials.flatMap(({ video }) => video ?? []));
    expect(named.sort()).toEqual(Object.keys(videos).sort());
    for (const name of named) {
      const { size } = statSync(join(import.meta.dirname, "videos", name));
      expect(size, name).toBeLessThan(300_000);
    }
  });

  test("have a learner in every state that a course can be in", () => {
    const states = demoCatalogue.learning.map(({ course, state, reason }) => {
      const { price = 0 } = courses.find(({ slug }) => slug === course) ?? {};
      if (state !== "learning") expect([course, price > 0]).toEqual([course, true]);
      if (state === "rejected") expect(reason).toBeTruthy();
      return state;
    });
    expect(new Set(states)).toEqual(new Set(["learning", "paying", "rejected"]));
  });

  test("have students who are people, each once", () => {
    const usernames = new Set(people.map(({ username }) => username));
    expect(people.length).toBeGreaterThanOrEqual(150);
    expect(usernames.size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    for (const { email } of people) expect(email).toMatch(/^[a-z.]+@example\.com$/);
    for (const { students } of courses) {
      expect(new Set(students).size).toBe(students.length);
      for (const student of students) expect(usernames.has(student)).toBe(true);
    }
    expect(courses.some(({ students }) => students.length === 0)).toBe(true);
  });
});
