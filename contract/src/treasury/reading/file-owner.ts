/** How the heads of files name banks. `code` is set for the banks that we have accounts at. */
const NAMES: readonly { name: string; code?: string; sign: RegExp }[] = [
  { name: "BSI", code: "bsi", sign: /\bBSI\b|\bbank syariah indonesia\b/i },
  { name: "bjb", code: "bjb", sign: /\bbjbs?\b|\bjabar banten\b|\bjawa barat dan banten\b/i },
  { name: "BCA", sign: /\bBCA\b|\bbank central asia\b/i },
  { name: "Mandiri", sign: /\bbank mandiri\b/i },
  { name: "BRI", sign: /\bBRI\b|\bbank rakyat indonesia\b/i },
  { name: "BNI", sign: /\bBNI\b|\bbank negara indonesia\b/i },
  { name: "BTN", sign: /\bBTN\b|\bbank tabungan negara\b/i },
  { name: "Muamalat", sign: /\bbank muamalat\b/i },
  { name: "CIMB Niaga", sign: /\bcimb\b/i },
  { name: "Permata", sign: /\b(?:bank permata|permatabank)\b/i },
  { name: "Danamon", sign: /\bdanamon\b/i },
  { name: "Mega", sign: /\bbank mega\b/i },
  { name: "OCBC", sign: /\bocbc\b/i },
  { name: "Bank Jago", sign: /\bbank jago\b/i },
  { name: "SeaBank", sign: /\bseabank\b/i },
];

const ACCOUNT = /\b(?:no(?:mor)?\.?\s*rek(?:ening)?|rekening|acc(?:ount)?(?:\s*(?:no|number))?)\b\.?/i;
const DAYS = /\d{1,2}[/. -](?:\d{1,2}|[a-z]{3,9})[/. -]\d{2,4}|\d{4}-\d{2}-\d{2}/gi;
/** Shorter ones are numbers of branches, pages or customers. */
const ACCOUNT_DIGITS_LEAST = 8;

function accountIn(row: readonly string[]): string | undefined {
  const at = row.findIndex((cell) => ACCOUNT.test(cell));
  if (at < 0) return undefined;
  const texts = [(row[at] ?? "").split(ACCOUNT).slice(1).join(" "), ...row.slice(at + 1)];
  for (const text of texts) {
    const written = text.replace(DAYS, " ").match(/\d[\d .-]*\d/g) ?? [];
    const digits = written.map((one) => one.replace(/\D/g, ""));
    const found = digits.find(({ length }) => length >= ACCOUNT_DIGITS_LEAST);
    if (found) return found;
  }
  return undefined;
}

export interface FileOwner {
  /** The banks that the head of the file names; none if it names none that is known. */
  banks: { name: string; code?: string }[];
  /** The digits of the account that it names. Masked numbers are not read. */
  account: string | undefined;
}

/** Whose file it is by the words above its table. */
export function ownerOf(above: readonly string[][]): FileOwner {
  const words = above.map((row) => row.join(" ")).join("\n");
  return {
    banks: NAMES.filter(({ sign }) => sign.test(words)).map(({ sign: _, ...bank }) => bank),
    account: above.map(accountIn).find(Boolean),
  };
}

const bare = (number: string) => number.replace(/\D/g, "").replace(/^0+/, "");

/** Why this seems to be the file of another bank or account than the chosen one. */
export function strangerIn(
  { banks, account }: FileOwner,
  chosen: { code: string; name: string; account: string },
): string | undefined {
  if (banks.length > 0 && !banks.some(({ code }) => code === chosen.code))
    return `Kepala berkas ini menyebut ${banks.map(({ name }) => name).join(" dan ")}, bukan ${chosen.name}.`;
  if (account && bare(chosen.account) && bare(account) !== bare(chosen.account))
    return `Kepala berkas ini menyebut rekening ${account}, sedangkan rekening ${chosen.name} kita ${chosen.account}.`;
  return undefined;
}
