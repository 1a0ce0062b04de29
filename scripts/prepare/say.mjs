/** An error that the user can fix: shown without a stack trace. */
export class Trouble extends Error {}

/** Operators' commands ask for Indonesian by the word `id` (scripts/run.sh); developers read English. */
const INDONESIAN = process.argv.includes("id");

export const words = (english, indonesian) => (INDONESIAN ? indonesian : english);

export function say(text) {
  process.stdout.write(`${text}\n`);
}
