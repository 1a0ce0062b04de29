import { createContext, use } from "react";

export const OriginContext = createContext("");

export const useOrigin = (): string => use(OriginContext);
