import { ONLINE_METHOD } from "./methods.ts";

/** A payment made online is refunded through its provider, unless staff choose a bank transfer. Any other is transferred by hand. */
export const refundsByProvider = ({ method }: { method: string }): boolean => method === ONLINE_METHOD;
