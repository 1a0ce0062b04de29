/** An error that the user can fix: shown without a stack trace. */
export class Trouble extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`);
}
