/** What a notice says of money. */
export type Reading = { amount: number } | { unread: string };

const MONEY = /\brp ?(\d[\d.,]*)/g;
/** Money that leaves, might come, or did not. A notice with any of these words is never taken for money that came. */
const OUTGOING =
  /\b(?:keluar|mengirim|terkirim|kirim|dikirim|transfer ke|pembayaran ke|bayar ke|membayar|dibayarkan|debit|didebit|penarikan|tarik|tarikan|belanja|pembelian|gagal|ditolak|dibatalkan|batal|refund|pengembalian|tagihan|promo|cashback|pinjaman|otp|menunggu pembayaran)\b/;
const INCOMING = /\b(?:masuk|menerima|diterima|terima|received)\b/;

/** Lower case, single blanks, and one spelling of the currency. */
export const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/\b(?:rp\.?|idr) ?(?=[\d{])/g, "rp ")
    .trim();

const GROUPED = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$|^\d+$/;

/** '49.863', '49,863.00', '49.863,00': whole rupiah only. */
export function amountIn(figures: string): number | undefined {
  const whole = figures.replace(/[.,]+$/, "").replace(/[.,]00$/, "");
  if (!GROUPED.test(whole)) return undefined;
  const amount = Number(whole.replace(/[.,]/g, ""));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

/** Undefined where one of them cannot be read: then nothing is certain. */
function amountsIn(text: string): number[] | undefined {
  const amounts = [...text.matchAll(MONEY)].map(([, figures]) => amountIn(figures ?? ""));
  return amounts.includes(undefined) ? undefined : (amounts as number[]);
}

const FREE = ".{1,80}?";
const PLACEHOLDERS = /\{([^{}]*)\}/g;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Why a wording cannot be used; nothing where it can. Few blanks, never side by side: reading stays quick whatever comes. */
export function wordingProblem(wording: string): string | undefined {
  const names = [...wording.matchAll(PLACEHOLDERS)].map(([, name]) => name);
  if (names.filter((name) => name === "nominal").length !== 1) return "Tulis {nominal} tepat satu kali.";
  if (names.length > 4) return "Paling banyak empat bagian dalam kurung kurawal.";
  if (/\}\s*\{/.test(wording)) return "Bagian dalam kurung kurawal tidak boleh bersebelahan.";
  return undefined;
}

function patternOf(wording: string): RegExp {
  const parts = plain(wording).split(PLACEHOLDERS);
  const source = parts
    .map((part, place) => {
      if (place % 2 === 0) return literally(part);
      if (part === "nominal") return "(?:rp )?(?<nominal>\\d[\\d.,]*)";
      return part === "saldo" ? "(?:rp )?(?<saldo>\\d[\\d.,]*)" : FREE;
    })
    .join("");
  return new RegExp(`^${source}[.!]*$`);
}

const WORDS = {
  outgoing: "Ada kata uang keluar atau uang yang belum pasti.",
  not_incoming: "Tidak ada kata uang masuk.",
  no_amount: "Tidak ada nominal yang dapat dibaca.",
  many: "Ada lebih dari satu nominal.",
  no_template: "Tidak cocok dengan pola aplikasi ini.",
};

/** The one sum that a text names, besides a balance that its wording names. */
function only(amounts: readonly number[], saldo: number | undefined): Reading {
  const distinct = new Set(amounts.filter((amount) => amount !== saldo));
  const [amount] = distinct;
  if (amount === undefined) return { unread: WORDS.no_amount };
  return distinct.size === 1 ? { amount } : { unread: WORDS.many };
}

/**
 * Exactly one incoming amount, or nothing. A payer can write words of their own into a transfer: a second amount anywhere
 * in the notice makes it unread.
 */
export function readNotice(
  { title, text }: { title: string; text: string },
  wordings: readonly string[],
): Reading {
  const [head, body] = [plain(title), plain(text)];
  const whole = `${head} ${body}`;
  if (OUTGOING.test(whole)) return { unread: WORDS.outgoing };
  const amounts = amountsIn(whole);
  if (!amounts) return { unread: WORDS.no_amount };
  if (wordings.length === 0)
    return INCOMING.test(whole) ? only(amounts, undefined) : { unread: WORDS.not_incoming };
  for (const wording of wordings) {
    const found = patternOf(wording).exec(body)?.groups;
    if (!found) continue;
    const [nominal, saldo] = [amountIn(found.nominal ?? ""), found.saldo && amountIn(found.saldo)];
    const read = only([...amounts, ...(nominal ? [nominal] : [])], saldo || undefined);
    return "amount" in read && read.amount !== nominal ? { unread: WORDS.many } : read;
  }
  return { unread: WORDS.no_template };
}
