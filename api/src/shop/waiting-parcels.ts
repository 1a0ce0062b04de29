import type { WaitingThing } from "@barakah/contract";
import { dayAndMonth } from "@barakah/contract/platform/day-words";
import type { FindWaiting } from "../platform/waiting.ts";
import { type SentParcel, sentParcels } from "./queries/sent-parcels.ts";

function where({ delivered, arrives_until }: SentParcel): string {
  if (delivered) return "Sudah sampai? Beri tahu kami";
  return arrives_until ? `Di kurir, perkiraan tiba ${dayAndMonth(arrives_until)}` : "Siap diambil";
}

const asThing = (parcel: SentParcel): WaitingThing => ({
  kind: "parcel",
  title: parcel.goods,
  text: where(parcel),
  link: `/riwayat-belanja/${parcel.order_number}`,
  act: parcel.delivered || !parcel.arrives_until ? "Lihat" : "Lacak",
  deadline: null,
});

/** Orders on their way to their buyer, named by their goods, which buyers recognise more easily than a number. */
export const waitingParcels: FindWaiting = async (database, memberId) =>
  (await sentParcels(database, memberId)).map(asThing);
