/** How a courier's numbers look, and whether its label must show the recipient's phone. */
interface CourierRules {
  number: RegExp;
  example: string;
  needsPhone: boolean;
}

/** By the first word of what a courier is called, in small letters. */
const COURIERS: Readonly<Record<string, CourierRules>> = {
  jne: { number: /^[A-Z0-9]{12,16}$/, example: "0123456789012", needsPhone: true },
  "j&t": { number: /^J[A-Z]\d{10,12}$/, example: "JP1234567890", needsPhone: true },
  sicepat: { number: /^\d{12}$/, example: "000123456789", needsPhone: true },
  pos: { number: /^[A-Z]{0,2}\d{10,13}[A-Z]{0,2}$/, example: "P2411150001234", needsPhone: true },
  tiki: { number: /^\d{11,13}$/, example: "660012345678", needsPhone: true },
  anteraja: { number: /^\d{14,16}$/, example: "10001234567890", needsPhone: true },
  // Those of the simulation. Their numbers begin with the day on which the parcel left.
  nusakirim: { number: /^NK\d{12}$/, example: "NK261116000642", needsPhone: true },
  lintaspos: { number: /^LP\d{12}$/, example: "LP261116000042", needsPhone: false },
  antarkilat: { number: /^AK\d{12}$/, example: "AK261116000017", needsPhone: true },
};
const OTHERS: CourierRules = { number: /^[A-Z0-9-]{6,30}$/, example: "ABC123456", needsPhone: true };

export const courierRules = (courier: string): CourierRules =>
  COURIERS[courier.trim().toLowerCase().split(" ")[0] ?? ""] ?? OTHERS;

/** As couriers write it: without spaces, in capitals. */
export const asAwb = (typed: string): string => typed.replaceAll(/\s+/g, "").toUpperCase();

/** What is wrong with a number of this courier; undefined when nothing is. */
export function awbProblem(courier: string, typed: string): string | undefined {
  const { number, example } = courierRules(courier);
  if (number.test(asAwb(typed))) return undefined;
  return `Nomor resi ${courier} tidak seperti ini. Contohnya ${example}.`;
}
