/** `anchored`: a message pattern locates the amount, so that a payer's remark cannot set it. */
export type Reading = { amount: number; anchored: boolean } | { unread: string };

const MONEY = /\brp ?(\d[\d.,]*)/g;
/** Outgoing, expected or failed transfers are never taken for incoming money. */
const OUTGOING =
  /\b(?:keluar|mengirim|terkirim|kirim|dikirim|transfer ke|pembayaran ke|bayar ke|membayar|dibayarkan|debit|didebit|penarikan|tarik|tarikan|belanja|pembelian|gagal|ditolak|dibatalkan|batal|refund|pengembalian|tagihan|promo|cashback|pinjaman|otp|menunggu pembayaran)\b/;
const INCOMING = /\b(?:masuk|menerima|diterima|terima|received)\b/;

/** Lower case, single blanks, one spelling of the currency. */
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

/** Undefined if any amount is unreadable. */
function amountsIn(text: string): number[] | undefined {
  const amounts = [...text.matchAll(MONEY)].map(([, figures]) => amountIn(figures ?? ""));
  return amounts.includes(undefined) ? undefined : (amounts as number[]);
}

const FREE = { shortest: ".{1,80}?", longest: ".{1,80}" };
const PLACEHOLDERS = /\{([^{}]*)\}/g;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Why a wording cannot be used. Few placeholders, never adjacent, so that matching is fast for any input. */
export function wordingProblem(wording: string): string | undefined {
  const names = [...wording.matchAll(PLACEHOLDERS)].map(([, name]) => name);
  if (names.filter((name) => name === "nominal").length !== 1) return "Tulis {nominal} tepat satu kali.";
  if (names.length > 4) return "Paling banyak empat bagian dalam kurung kurawal.";
  if (/\}\s*\{/.test(wording)) return "Bagian dalam kurung kurawal tidak boleh bersebelahan.";
  const before = wording.slice(0, wording.indexOf("{nominal}"));
  const between = plain(before.slice(before.lastIndexOf("}") + 1));
  if (before.includes("}") && !/\p{L}{3}/u.test(between))
    return "Tulis kata yang selalu berdiri tepat sebelum {nominal}, misalnya 'sebesar'.";
  return undefined;
}

function patternOf(wording: string, free: string): RegExp {
  const parts = plain(wording).split(PLACEHOLDERS);
  const source = parts
    .map((part, place) => {
      if (place % 2 === 0) return literally(part);
      if (part === "nominal") return "(?:rp )?(?<nominal>\\d[\\d.,]*)";
      return part === "saldo" ? "(?:rp )?(?<saldo>\\d[\\d.,]*)" : free;
    })
    .join("");
  return new RegExp(`^${source}[.!]*$`);
}

const WORDS = {
  outgoing: "Ada kata uang keluar atau uang yang belum pasti.",
  not_incoming: "Tidak ada kata uang masuk.",
  no_amount: "Tidak ada nominal yang dapat dibaca.",
  many: "Ada lebih dari satu nominal.",
  no_template: "Tidak sama dengan contoh pesan aplikasi ini.",
};

/** The only amount in a text, apart from a balance that its wording names. */
function only(amounts: readonly number[], anchored: boolean, saldo?: number): Reading {
  const distinct = new Set(amounts.filter((amount) => amount !== saldo));
  const [amount] = distinct;
  if (amount === undefined) return { unread: WORDS.no_amount };
  return distinct.size === 1 ? { amount, anchored } : { unread: WORDS.many };
}

/** Matches greedily and lazily: if the results differ, a payer's words may be in the amount's place. */
function readBy(wording: string, body: string, amounts: readonly number[]): Reading | undefined {
  const ways = Object.values(FREE).map((free) => patternOf(wording, free).exec(body)?.groups);
  if (!ways[0]) return undefined;
  const [nominal, other] = ways.map((found) => amountIn(found?.nominal ?? ""));
  if (nominal === undefined) return { unread: WORDS.no_amount };
  if (nominal !== other) return { unread: WORDS.many };
  const saldo = amountIn(ways[0].saldo ?? "");
  const read = only([...amounts, nominal], true, saldo);
  return "amount" in read && read.amount !== nominal ? { unread: WORDS.many } : read;
}

/**
 * Exactly one incoming amount, or unread: a payer can write words into a transfer, so a second amount makes it
 * unread. Without a wording it is a guess that a person must confirm.
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
    return INCOMING.test(whole) ? only(amounts, false) : { unread: WORDS.not_incoming };
  for (const wording of wordings) {
    const read = readBy(wording, body, amounts);
    if (read) return read;
  }
  return { unread: WORDS.no_template };
}
