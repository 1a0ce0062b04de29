import { FUND_KIND_LABEL, FUND_KIND_LIMIT, type FundKind } from "@barakah/contract";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";

const RULE: Record<FundKind, string> = {
  zakat: "Zakat hanya keluar kepada asnaf.",
  infak_terikat:
    "Infak terikat hanya untuk programnya, dan sisanya ke infak lain seperti yang ditulis di halamannya.",
  infak_bebas: "Infak bebas tidak menjadi bagian amil atau dana nonhalal lewat pemindahan.",
  wakaf: "Pokok wakaf tidak keluar: hanya hasilnya yang disalurkan.",
  dskl: "Dana sosial keagamaan lain hanya untuk tujuannya, atau menjadi infak bebas.",
  amil: "Bagian amil hanya menjadi infak bebas, atau keluar sebagai biaya.",
  nonhalal: "Dana nonhalal hanya keluar untuk fasilitas umum.",
};

export function notAllowed(from: FundKind, to: FundKind) {
  return conflict(
    "not_allowed",
    `${FUND_KIND_LABEL[from]} tidak dapat dipindahkan ke ${FUND_KIND_LABEL[to]}. ${RULE[from]}`,
    { field: "to_account" },
  );
}

export const notFromEvent = (to: FundKind) =>
  conflict(
    "not_allowed",
    `Sisa acara tidak dapat dipindahkan ke ${FUND_KIND_LABEL[to]}. Sisa acara hanya menjadi infak.`,
    { field: "to_account" },
  );

export const notOverYet = () =>
  conflict(
    "not_over",
    "Sisa acara baru dapat dipindahkan setelah acaranya selesai. Uang acara yang dibatalkan kembali kepada pembayarnya.",
    { field: "from_account" },
  );

export function noRest(name: string) {
  return conflict(
    "no_rest",
    `Halaman ${name} tidak menulis ke mana sisanya. Lengkapi dahulu ‘Bila terkumpul lebih’ pada programnya.`,
    { field: "from_account" },
  );
}

export const notConfirmed = (field: "from_account" | "to_account", name: string) => {
  return conflict("fund_guessed", `Tegaskan dahulu jenis dana ${name}.`, { field });
};

export const retired = (name: string) => {
  return conflict("fund_retired", `${name} tidak dipakai lagi. Pilih dana lain.`, { field: "to_account" });
};

export function notEnough(name: string, held: number) {
  return conflict("not_enough", `Di ${name} tinggal ${rupiah(Math.max(held, 0))}.`, {
    field: "amount",
    facts: { amount: held },
  });
}

export function beyondLimit(room: number) {
  return conflict(
    "amil_limit",
    room > 0
      ? `Melampaui batas tahun ini: ruangnya tinggal ${rupiah(room)}.`
      : "Batas tahun ini sudah penuh.",
    { field: "amount", facts: { amount: room } },
  );
}

export function wrongRecipient(kind: FundKind) {
  return conflict(
    "wrong_recipient",
    `${FUND_KIND_LABEL[kind]}: ${FUND_KIND_LIMIT[kind]}. Pilih penerima lain.`,
    { field: "recipient_kind" },
  );
}

export function principalStays() {
  const detail = "Pokok wakaf tidak disalurkan. Salurkan hasilnya dari dana Hasil wakaf.";
  return conflict("wakaf_principal", detail, { errors: { account: [detail], campaign_id: [detail] } });
}
