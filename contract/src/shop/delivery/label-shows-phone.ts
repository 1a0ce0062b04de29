import { courierRules } from "./couriers.ts";

/** Whether the label of a parcel shows its recipient's phone number, because the courier needs it. If not, its seller does not see it. */
export const labelShowsPhone = ({ mode, courier }: { mode: string; courier: string }): boolean =>
  mode === "store_courier" || courierRules(courier).needsPhone;
