import { createContext, use } from "react";

/** The site's origin. */
export const OriginContext = createContext("");

export const useOrigin = (): string => use(OriginContext);
