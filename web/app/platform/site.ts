import { createContext, use } from "react";

/** Where the site is reached, without a slash at the end. */
export const OriginContext = createContext("");

export const useOrigin = (): string => use(OriginContext);
