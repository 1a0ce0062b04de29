import type { Category, GivenKind, MATERIAL_TYPES, RecipientKind } from "../../contract/src/index.ts";

/** Days and minutes count back from the moment of seeding, so that the demo never looks old. */
export interface DemoUpdate {
  title: string;
  description: string;
  daysAgo: number;
}

export interface DemoDonor {
  /** What the public sees; 'Hamba Allah' when hidden. */
  name: string;
  hidden: boolean;
  /** Without the category's add-on. */
  amount: number;
  /** Verified this many days and, on top of them, this many minutes ago. */
  daysAgo: number;
  minutes: number;
}

export interface DemoCampaign {
  slug: string;
  title: string;
  category: Category;
  /** Key of a folder in demo/pictures. */
  picture: string;
  description: string;
  /** 0 is a campaign without a target. */
  target: number;
  /** Negative when it has ended, null when it never does. */
  deadlineInDays: number | null;
  isFeatured: boolean;
  createdDaysAgo: number;
  /** Where it is not the community itself. */
  organiser?: string;
  place: string;
  updates: DemoUpdate[];
  donors: DemoDonor[];
}

/** A campaign as it is written down: the donors are composed so that they add up to `collected`. */
export type CampaignDraft = Omit<DemoCampaign, "donors"> & { donorCount: number; collected: number };

export interface DemoTestimony {
  customer: string;
  stars: 1 | 2 | 3 | 4 | 5;
  description: string;
  daysAgo: number;
}

export interface DemoProduct {
  slug: string;
  title: string;
  picture: string;
  description: string;
  price: number;
  unit: string;
  stock: number;
  isFeatured: boolean;
  createdDaysAgo: number;
  testimonies: DemoTestimony[];
}

export interface DemoQuestion {
  ask: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
  /** Why, for those who answered otherwise. */
  why?: string;
}

export interface DemoTeacher {
  name: string;
  title: string;
  about: string;
}

export interface DemoMaterial {
  title: string;
  type: (typeof MATERIAL_TYPES)[number];
  content: string;
  /** Of a quiz. */
  questions?: DemoQuestion[];
  /** Name of a file in demo/videos. */
  video?: string;
  minutes?: number;
  /** Readable by everybody. */
  isFree?: boolean;
}

export interface DemoCourse {
  slug: string;
  title: string;
  picture: string;
  description: string;
  /** 0 is free. */
  price: number;
  isFeatured: boolean;
  createdDaysAgo: number;
  /** Usernames of `people`, all of them verified. */
  students: string[];
  materials: DemoMaterial[];
  teacher: DemoTeacher;
  outcomes: string[];
}

export type CourseDraft = Omit<DemoCourse, "students" | "teacher" | "outcomes"> & { studentCount: number };

/** One course of the member whom people try the demo as. */
export interface DemoLearning {
  /** Its slug. */
  course: string;
  state: "learning" | "paying" | "rejected";
  daysAgo: number;
  /** How many materials, from the first, are done. */
  done: number | "all";
  /** Why the payment was rejected. */
  reason?: string;
}

export interface DemoPerson {
  username: string;
  /** Null for a member who has not filled in a profile. */
  name: string | null;
  email: string;
}

export interface DemoChoice {
  /** Slug. */
  product: string;
  quantity: number;
}

export interface DemoOrder {
  items: DemoChoice[];
  state: "waiting_payment" | "processing" | "shipped" | "finished" | "cancelled";
  daysAgo: number;
}

/** A price of the shop's own table. */
export interface DemoTariff {
  mode: "courier" | "store_courier";
  courier: string;
  service: string;
  /** The code of a region; null: everywhere. */
  region: string | null;
  first_kg: number;
  next_kg: number;
  days_min: number;
  days_max: number;
}

/** An order that is sent. */
export interface DemoParcel {
  /** Which of `people`. */
  person: number;
  items: DemoChoice[];
  way: {
    mode: "courier" | "store_courier";
    courier: string;
    service: string;
    /** Begins the courier's numbers. */
    prefix: string;
    days: readonly [number, number];
    price: number;
  };
  to: { region: string; street: string; postal_code: string; note: string };
  state: "paid" | "sent" | "complained" | "received";
  daysAgo: number;
}

/** A gift that came. */
export interface DemoGift {
  /** The campaign's slug. */
  campaign: string;
  /** Without what its category adds. */
  amount: number;
  daysAgo: number;
  onBehalf?: string;
  /** Given as somebody whose name others do not see. */
  hidden?: boolean;
}

export interface DemoShopping {
  orders: DemoOrder[];
  cart: DemoChoice[];
  wishes: string[];
}

/** Money of a campaign that went where it was given for. */
export interface DemoPayout {
  /** The campaign's slug. */
  campaign: string;
  amount: number;
  daysAgo: number;
  title: string;
  story: string;
  picture: string | null;
  recipient_kind?: RecipientKind;
  people?: number;
  region?: string;
}

/** What a campaign's page says of its money. */
export interface DemoFund {
  kind: GivenKind;
  rest: string;
  permit?: { number: string; from: string; to: string; region: string };
}

/** A transfer whose proof waits. What it shows is what was paid. */
export interface DemoTransfer {
  payer: string;
  phone: string;
  /** A gift, without its category's add-on; goods; or a course. For the last two the payer is one of `people`. */
  for:
    | { campaign: string; amount: number; withoutCode?: boolean }
    | { goods: DemoChoice[] }
    | { course: string };
  to: "bsi" | "bjb";
  from: { bank: string; account: string };
  minutesAgo: number;
  /** How many of the payer's gifts that were verified before came from this phone. */
  earlier?: number;
  proofOfTheOneBefore?: boolean;
}

export interface DemoStatement {
  lines: {
    bank: "bsi" | "bjb";
    words: string;
    amount: number;
    daysAgo: number;
    state: "open" | "unidentified" | "ignored";
  }[];
  /** How many of the newest verified transfers no line has shown yet; every older one has its line. */
  unseen: number;
}

export interface DemoQris {
  /** As it would be printed. */
  payload: string;
  device: { id: string; name: string; app: string; wording: string };
  gifts: {
    payer: string;
    phone: string;
    slug: string;
    amount: number;
    minutes: number;
  }[];
  /** Money that the device told of and that nobody waits for. */
  spoke: { amount: number; payer: string; minutes: number };
}

export interface DemoCatalogue {
  campaigns: DemoCampaign[];
  products: DemoProduct[];
  courses: DemoCourse[];
  people: DemoPerson[];
  learning: DemoLearning[];
  shopping: DemoShopping;
  giving: DemoGift[];
  payouts: DemoPayout[];
  transfers: DemoTransfer[];
  statement: DemoStatement;
  qris: DemoQris;
}
