import { z } from "zod";
import { upTo } from "../../platform/vocabulary.ts";

export const deliverySettings = z.object({
  /** The district that parcels are sent from. Empty: nothing is sent. */
  origin_region: z
    .string()
    .trim()
    .regex(/^(\d{6})?$/, "Pilih kecamatan."),
  /** Who sends, on the label: 'Sinergy, Jl. Contoh 1, Bandung'. */
  sender: upTo(150),
  sender_phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d\s().-]{8,20})?$/, "Isi dengan nomor telepon yang benar."),
  /** Empty: the office. */
  pickup_place: upTo(200),
  /** When it can be fetched: 'Siap besok pukul 09.00.' */
  pickup_ready: upTo(100),
  /** Grams above a full kilogram that couriers do not charge. */
  tolerance_g: z.int("Isi dengan angka.").min(0, "Isi dengan 0 atau lebih.").max(900, "Paling banyak 900."),
  /** The heaviest parcel that is given to a courier. */
  most_kg: z.int("Isi dengan angka.").min(1, "Isi dengan 1 atau lebih.").max(100, "Paling banyak 100."),
});

export type DeliverySettings = z.infer<typeof deliverySettings>;
