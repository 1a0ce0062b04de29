export * from "./academy.ts";
export * from "./charity.ts";
export * from "./community.ts";
export * from "./endpoint.ts";
export * from "./pictures.ts";
export * from "./shop.ts";
export * from "./vocabulary.ts";
