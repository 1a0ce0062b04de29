import type { PaymentFile, Settlement } from "@barakah/contract";
import { isGiven } from "@barakah/contract/payments/methods";
import { rupiah } from "../../platform/format.ts";

/** How a difference is settled. `nobody`: the surplus is not this payer's and stays unidentified. */
export type Way = Settlement | "nobody";

export interface Choice<W = Way> {
  way: W;
  label: string;
  means: string;
  /** What the button says that does it. */
  button: string;
}

type Sold = Pick<PaymentFile, "kind" | "unseen_amount" | "seen_amount" | "amount" | "write_off_limit">;
type Approved = Sold & Pick<PaymentFile, "delivered">;

const NAME = ({ kind }: Sold) => (kind === "zakat" ? "Zakat" : "Donasi");

const gift = (file: Sold, total: number, label: string): Choice => ({
  way: "as_came",
  label,
  means: `${NAME(file)} menjadi ${rupiah(total)}, dan itu yang dibaca pembayar.`,
  button: `Terima ${rupiah(total)}`,
});

function shortOf(file: Sold, came: number): Choice[] {
  const lacking = file.unseen_amount - came;
  const forgiven: Choice = {
    way: "write_off",
    label: "Ikhlaskan kekurangannya",
    means: `${rupiah(lacking)} dicatat sebagai selisih yang dihapus; pembayar membacanya. Batasnya ${rupiah(file.write_off_limit)}.`,
    button: `Setujui, ikhlaskan ${rupiah(lacking)}`,
  };
  const first = isGiven(file.kind)
    ? [gift(file, file.seen_amount + came, "Terima yang datang")]
    : lacking <= file.write_off_limit
      ? [forgiven]
      : [];
  return [
    ...first,
    {
      way: "wait",
      label: "Tunggu kekurangannya",
      means:
        "Baris ini disimpan untuk pembayaran ini; yang belum datang ditunggu. Pembayar tidak diberi tahu.",
      button: `Simpan ${rupiah(came)}, tunggu sisanya`,
    },
    {
      way: "ask",
      label: "Tagih sisanya",
      means: `Pembayar diberi tahu di aplikasi dan lewat e-mail bahwa masih kurang ${rupiah(lacking)}.`,
      button: `Simpan ${rupiah(came)}, tagih sisanya`,
    },
  ];
}

function longOf(file: Sold, came: number): Choice[] {
  const beyond = came - file.unseen_amount;
  return [
    ...(isGiven(file.kind)
      ? [gift(file, file.seen_amount + came, `Jadikan bagian ${NAME(file).toLowerCase()}`)]
      : []),
    {
      way: "payer",
      label: "Simpan sebagai kelebihan bayar",
      means: `${rupiah(beyond)} disimpan atas nama pembayar, yang diberi tahu; dapat dikembalikan kemudian.`,
      button: "Setujui, simpan kelebihannya",
    },
    {
      way: "nobody",
      label: "Bukan uang pembayar ini",
      means: `${rupiah(beyond)} dicatat sebagai belum diketahui dari siapa, dan dapat dicocokkan kemudian.`,
      button: "Setujui dan kaitkan",
    },
  ];
}

/** A sent order cannot become pending again: the missing amount is written off, above the limit by two people. */
const forgivenAfterSending = ({ write_off_limit }: Sold, lacking: number): Choice => ({
  way: "write_off",
  label: "Ikhlaskan kekurangannya",
  means: `Pesanannya sudah dikirim. ${rupiah(lacking)} dicatat sebagai selisih yang dihapus; pembeli membacanya.${
    lacking > write_off_limit ? ` Di atas ${rupiah(write_off_limit)}, jadi perlu orang kedua.` : ""
  }`,
  button: `Ikhlaskan ${rupiah(lacking)}`,
});

/**
 * The same for a payment that was approved already with a wrong amount. `leave`: it stays approved, and its rest stays on the
 * list of amounts that the bank has not shown.
 */
export function correctionsFor(file: Approved, came: number): Choice<Way | "leave">[] {
  const lacking = file.unseen_amount - came;
  const waits = `Tetap disetujui ${rupiah(file.amount)}; ${rupiah(lacking)} lagi menunggu terlihat di mutasi.`;
  return [
    ...(file.delivered
      ? [forgivenAfterSending(file, lacking)]
      : shortOf(file, came).filter(({ way }) => way !== "wait")),
    {
      way: "leave",
      label: "Sisanya menyusul",
      means: file.delivered ? `${waits} Tagih pembelinya sendiri, misalnya lewat WhatsApp.` : waits,
      button: "Cocokkan sebagian",
    },
  ];
}

/** The ways to settle the difference, the usual one first; empty if the amount is exact. */
export function choicesFor(file: Sold, came: number): Choice[] {
  if (came < file.unseen_amount) return shortOf(file, came);
  return came > file.unseen_amount ? longOf(file, came) : [];
}
