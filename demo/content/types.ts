import type { Category, GivenKind, Halal, MATERIAL_TYPES, RecipientKind } from "../../contract/src/index.ts";

import type { DemoPrayer } from "./prayers.ts";

/** Days and minutes count back from the time of seeding, so that the demo never looks old. */
export interface DemoUpdate {
  title: string;
  description: string;
  /** Shown above the text. */
  picture?: { key: string; alt: string };
  daysAgo: number;
}

export interface DemoDonor {
  /** The public name; 'Hamba Allah' if hidden. */
  name: string;
  hidden: boolean;
  /** Without the category's add-on. */
  amount: number;
  /** Verified this many days and minutes ago. */
  daysAgo: number;
  minutes: number;
  prayer?: DemoPrayer | undefined;
}

export interface DemoCampaign {
  slug: string;
  title: string;
  category: Category;
  /** Key of a folder in demo/pictures. */
  picture: string;
  description: string;
  /** 0: no target. */
  target: number;
  /** Negative: ended; null: no deadline. */
  deadlineInDays: number | null;
  isFeatured: boolean;
  createdDaysAgo: number;
  /** If it is not the community itself. */
  organiser?: string;
  place: string;
  updates: DemoUpdate[];
  donors: DemoDonor[];
}

/** A campaign as written: donors are generated so that they sum to `collected`. */
export type CampaignDraft = Omit<DemoCampaign, "donors"> & { donorCount: number; collected: number };

export interface DemoTestimony {
  customer: string;
  stars: 1 | 2 | 3 | 4 | 5;
  description: string;
  daysAgo: number;
  /** Keys of folders in demo/pictures. */
  pictures?: string[];
  answer?: string;
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
  /** Of what is downloaded: each page begins with its heading. */
  pages?: readonly (readonly [string, ...string[]])[];
}

/** A member's store. */
export interface DemoVoucher {
  code: string;
  percent?: number;
  amount?: number;
  min_total?: number;
  quota: number;
  /** The caps of a voucher that the community pays for: for one order, and for all. */
  most_off?: number;
  total_off?: number;
}

export interface DemoStore {
  /** An account of the demo, or an index into `people`. */
  owner: string | number;
  name: string;
  story: string;
  picture: string;
  region: string;
  halal: Halal;
  account: string;
  appliedDaysAgo: number;
  /** Otherwise the application waits. */
  opened: boolean;
  voucher?: DemoVoucher;
  products: DemoProduct[];
  payouts?: { paid: DemoStorePayout; waiting: { amount: number; gift: number; campaign: string } };
}

/** One that a treasurer has transferred. */
interface DemoStorePayout {
  amount: number;
  askedDaysAgo: number;
  paidDaysAgo: number;
  reference: string;
}

export interface DemoQuestion {
  ask: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
  /** Explanation for wrong answers. */
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
  /** For a quiz. */
  questions?: DemoQuestion[];
  /** File name in demo/videos. */
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
  /** 0: free. */
  price: number;
  isFeatured: boolean;
  createdDaysAgo: number;
  /** Usernames of `people`, all verified. */
  students: string[];
  materials: DemoMaterial[];
  teacher: DemoTeacher;
  outcomes: string[];
}

export type CourseDraft = Omit<DemoCourse, "students" | "teacher" | "outcomes"> & { studentCount: number };

/** A course of the demo member. */
export interface DemoLearning {
  /** Slug. */
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
  /** Null without a profile. */
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
  state: "waiting_payment" | "processing" | "finished" | "cancelled";
  daysAgo: number;
}

/** A row of the shop's price table. */
export interface DemoTariff {
  mode: "courier" | "store_courier";
  courier: string;
  service: string;
  /** Region code; null: everywhere. */
  region: string | null;
  first_kg: number;
  next_kg: number;
  days_min: number;
  days_max: number;
}

/** A shipped order. */
export interface DemoParcel {
  /** Index into `people`, or the demo member. */
  person: number | "demo";
  items: DemoChoice[];
  way: {
    mode: "courier" | "store_courier";
    courier: string;
    service: string;
    /** Prefix of tracking numbers. */
    prefix: string;
    days: readonly [number, number];
    price: number;
  };
  to: { region: string; street: string; postal_code: string; note: string };
  state: "paid" | "sent" | "complained" | "received";
  daysAgo: number;
}

/** A verified gift. */
export interface DemoGift {
  /** Slug of the campaign. */
  campaign: string;
  /** Without the category's add-on. */
  amount: number;
  daysAgo: number;
  onBehalf?: string;
  /** Anonymous. */
  hidden?: boolean;
}

export interface DemoShopping {
  orders: DemoOrder[];
  cart: DemoChoice[];
  wishes: string[];
}

/** A payout of a campaign. */
export interface DemoPayout {
  /** Slug of the campaign. */
  campaign: string;
  amount: number;
  daysAgo: number;
  title: string;
  story: string;
  picture: string | null;
  /** The shop or person who signed the receipt, and what was bought. */
  receipt?: { from: string; for: string };
  recipient_kind?: RecipientKind;
  people?: number;
  region?: string;
}

/** Fund details of a campaign. */
export interface DemoFund {
  kind: GivenKind;
  rest: string;
  permit?: { number: string; from: string; to: string; region: string };
}

/** A transfer whose proof waits. The proof shows what was paid. */
export interface DemoTransfer {
  payer: string;
  phone: string;
  /** A gift without its category's add-on, goods, or a course. For the last two the payer is one of `people`. */
  for:
    | { campaign: string; amount: number; withoutCode?: boolean }
    | { goods: DemoChoice[] }
    | { course: string };
  to: "bsi" | "bjb";
  from: { bank: string; account: string };
  minutesAgo: number;
  /** How many verified gifts of the payer came from this phone before. */
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
  /** How many of the newest verified transfers have no statement line yet. */
  unseen: number;
}

export interface DemoQris {
  /** The printed payload. */
  payload: string;
  device: { id: string; name: string; app: string; wording: string };
  gifts: {
    payer: string;
    phone: string;
    slug: string;
    amount: number;
    minutes: number;
  }[];
  /** Money reported by the device that nobody waits for. */
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
