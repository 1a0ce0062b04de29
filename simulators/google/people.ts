import { createHash } from "node:crypto";

export interface SimulatedPerson {
  sub: string;
  email: string;
  name: string;
  /** The organisation whose addresses Google manages. */
  hd?: string;
}

/** Never like Google's own, which are numbers: an account made here cannot be somebody's when the real button comes. */
const subOf = (email: string) =>
  `simulator-${createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 20)}`;

const person = (name: string, email: string, more: { hd?: string } = {}): SimulatedPerson => ({
  sub: subOf(email),
  email,
  name,
  ...more,
});

export const PEOPLE: readonly SimulatedPerson[] = [
  person("Aminah Contoh", "aminah.contoh@gmail.com"),
  person("Fauzan Contoh", "fauzan@yayasan.example", { hd: "yayasan.example" }),
  person("Rina Contoh", "rina@example.net"),
];

/**
 * Somebody of the list, or whoever the visitor says they are. Not at an address that Google is the authority for:
 * those open existing accounts, and the simulator asks nobody for a password.
 */
export function personCalled(email: string, name: string): SimulatedPerson | undefined {
  const listed = PEOPLE.find((one) => one.email === email.toLowerCase());
  if (listed) return listed;
  return /@gmail\.com$/i.test(email) ? undefined : person(name || (email.split("@")[0] ?? ""), email);
}
