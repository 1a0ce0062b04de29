import { z } from "zod";
import { giftAmount } from "../charity/giving.ts";
import { NAME_MISSING, PHONE_WRONG } from "../payments/payer-contact.ts";
import { optionalEmail, payerName, phone, unfilled } from "../payments/purchase-fields.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { day, id, queryText, rupiah } from "../platform/vocabulary.ts";
import { DUE_DATE_STATES, PLEDGE_FUNDS, PLEDGE_STATES } from "./pledge-words.ts";

const NO_DAY = "Pilih tanggalnya.";
const rhythm = z.discriminatedUnion(
  "every",
  [
    z.object({ every: z.literal("friday") }),
    z.object({ every: z.literal("month"), day: z.int(NO_DAY).min(1, NO_DAY).max(31, NO_DAY) }),
    z.object({ every: z.literal("hijri"), day: z.int(NO_DAY).min(1, NO_DAY).max(30, NO_DAY) }),
  ],
  { error: "Pilih kapan kami mengingatkanmu." },
);

const pledge = z.object({
  id,
  /** Opens this pledge without signing in. Guests have it only from their messages. */
  key: z.string(),
  title: z.string(),
  picture: z.string().nullable(),
  /** The page of the campaign or fund. */
  link: z.string(),
  amount: rupiah,
  rhythm,
  state: z.enum(PLEDGE_STATES),
  /** The next reminder; null while paused without an end, and once stopped. */
  next_on: day.nullable(),
  /** The last twelve due dates, oldest first. */
  due_dates: z.array(z.object({ on: day, state: z.enum(DUE_DATE_STATES) })),
  /** The due date that a gift now counts for, and the page of a payment that was started for it. */
  due: z.object({ on: day, page: z.string().nullable() }).nullable(),
  /** The number of consecutive due dates before it without a gift. */
  missed: z.int(),
});
export type Pledge = z.infer<typeof pledge>;

export const listPledges = endpoint("GET /api/pledges/", {
  summary:
    "Niat rutin milik anggota sendiri, dan yang terlaksana dalam dua belas bulan: hanya uang yang terverifikasi.",
  access: "member",
  response: z.object({
    pledges: z.array(pledge),
    given: z.object({ amount: rupiah, times: z.int(), programmes: z.int() }),
  }),
});

export const makePledge = endpoint("POST /api/pledges/", {
  summary:
    "Niat rutin untuk sebuah program (`campaign`, slug) atau dana (`fund`). Pada harinya kami mengingatkan; pembayaran baru ada ketika tautannya dibuka. Tamu mengisi nama, telepon dan e-mail, dan niatnya mulai setelah disetujui dari e-mail itu.",
  access: "optional",
  body: z.object({
    /** The slug; or a fund, as `PLEDGE_FUND_PREFIX` and its code, so that one list can offer both. */
    campaign: z.string().max(120).optional(),
    fund: z.enum(PLEDGE_FUNDS).optional(),
    amount: giftAmount,
    rhythm,
    payer_name: unfilled(payerName, NAME_MISSING),
    payer_phone: unfilled(phone, PHONE_WRONG),
    payer_email: optionalEmail,
  }),
  /** Guests get only the message: the key is sent by mail. */
  response: z.object({ detail: z.string(), pledge: pledge.nullable() }),
  status: 201,
});

/** The end of a pause; without it, until the giver resumes the pledge. */
const pausing = z.object({ until: z.enum(["ramadan"]).optional() });

export const changePledge = endpoint("PATCH /api/pledges/:id/", {
  summary: "Menjeda, melanjutkan atau menghentikan niat sendiri; juga mengubah nominal atau waktunya.",
  access: "member",
  body: z.object({
    state: z.enum(["active", "paused", "stopped"]).optional(),
    ...pausing.shape,
    amount: giftAmount.optional(),
    rhythm: rhythm.optional(),
  }),
  response: pledge,
});

export const readPledge = endpoint("GET /api/pledges/by-key/:key/", {
  summary: "Satu niat dengan kunci dari pesan pengingatnya, tanpa masuk.",
  access: "public",
  response: pledge,
});

export const skipPledge = endpoint("POST /api/pledges/by-key/:key/skip/", {
  summary: "Melewati yang sekarang. Tidak menjadi utang dan tidak ditagih lagi.",
  access: "public",
  response: pledge,
});

export const pausePledge = endpoint("POST /api/pledges/by-key/:key/pause/", {
  summary: "Menjeda, sampai dilanjutkan sendiri atau sampai awal Ramadan (`until`).",
  access: "public",
  body: pausing,
  response: pledge,
});

export const stopPledge = endpoint("POST /api/pledges/by-key/:key/stop/", {
  summary: "Menghentikan niat ini dan semua pengingatnya, seketika.",
  access: "public",
  response: pledge,
});

export const resumePledge = endpoint("POST /api/pledges/by-key/:key/resume/", {
  summary:
    "Menyetujui niat yang dibuat tamu, melanjutkan yang dijeda, atau meneruskan dengan nominal lain (`amount`).",
  access: "public",
  body: z.object({ amount: giftAmount.optional() }),
  response: pledge,
});

const month = queryText.pipe(
  z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Isi dengan bulan, misalnya 2026-11."),
);

export const readExpected = endpoint("GET /api/admin/pledges/", {
  summary:
    "Yang diniatkan dalam sebuah bulan (`month`, bawaan bulan ini) di samping yang benar-benar datang, per tujuan.",
  ...may("figures"),
  query: z.object({ month: month.optional() }),
  response: z.object({
    month: z.string(),
    /** Active pledges. */
    active: z.int(),
    expected: rupiah,
    came: rupiah,
    programmes: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        times: z.int(),
        given: z.int(),
        expected: rupiah,
        came: rupiah,
      }),
    ),
  }),
});
