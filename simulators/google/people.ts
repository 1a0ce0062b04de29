import { createHash } from "node:crypto";

export interface SimulatedPerson {
  sub: string;
  email: string;
  name: string;
  /** The Google Workspace domain. */
  hd?: string;
}

/** Unlike Google's numeric ids: an account made here can never match a real one. */
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
 * A listed person, or any address that is typed, except addresses for which Google is authoritative: those open
 * existing accounts, and the simulator checks no password.
 */
export function personCalled(email: string, name: string): SimulatedPerson | undefined {
  const listed = PEOPLE.find((one) => one.email === email.toLowerCase());
  if (listed) return listed;
  return /@gmail\.com$/i.test(email) ? undefined : person(name || (email.split("@")[0] ?? ""), email);
}
