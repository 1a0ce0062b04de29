import { PAYER_FORM } from "../payments/empty-purchase-forms.ts";
import type { Rhythm } from "./due-dates.ts";

/** What is given, and when. The day is the one of the month, or of the Hijri month. */
export const RHYTHM_FORM = { amount: 0, rhythm: { every: "month" as Rhythm["every"], day: 25 } };
export type RhythmValues = typeof RHYTHM_FORM;

/** The form of a new pledge, in the order of the page. */
export const PLEDGE_FORM = { campaign: "", ...RHYTHM_FORM, ...PAYER_FORM };
