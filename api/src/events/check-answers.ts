import { PHONE_PATTERN, PHONE_WRONG } from "@barakah/contract";
import type { StoredQuestion } from "./queries/registrations.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const FILE = /^answer\/[A-Za-z0-9_-]{32}$/;
/** For each kind of question: the error if an answer does not fit it. */
const PROBLEM: Partial<Record<StoredQuestion["kind"], (text: string) => string | undefined>> = {
  number: (text) => (/^-?\d{1,15}([.,]\d{1,6})?$/.test(text) ? undefined : "Isi dengan angka."),
  date: (text) => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? undefined : "Pilih tanggalnya."),
  phone: (text) => (PHONE_PATTERN.test(text) ? undefined : PHONE_WRONG),
  file: (text) => (FILE.test(text) ? undefined : "Unggah berkasnya dahulu."),
};

/** One question's answer, checked, with what its options cost. */
export function checkedAnswer(
  { kind, required, options }: StoredQuestion,
  given: string | string[] | undefined,
) {
  const texts = (Array.isArray(given) ? given : [given ?? ""]).filter((text) => text !== "");
  if (texts.length === 0)
    return { answer: undefined, price: 0, problem: required ? "Wajib diisi." : undefined };
  if (kind === "choice" || kind === "many") {
    const chosen = options.filter(({ label }) => texts.includes(label));
    const wrong = chosen.length !== new Set(texts).size || (kind === "choice" && chosen.length !== 1);
    const price = chosen.reduce((sum, option) => sum + option.price, 0);
    const labels = chosen.map(({ label }) => label);
    return {
      answer: kind === "many" ? labels : (labels[0] ?? ""),
      price,
      problem: wrong ? "Pilih dari daftarnya." : undefined,
    };
  }
  const [text = ""] = texts;
  return { answer: text, price: 0, problem: PROBLEM[kind]?.(text) };
}
