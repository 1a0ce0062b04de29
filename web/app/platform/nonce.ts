import { createContext } from "react";

/** The nonce of the page under way; only server rendering knows it, and only there it is needed. */
export const NonceContext = createContext<string | undefined>(undefined);
