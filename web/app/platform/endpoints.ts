import type { CallOf, EndpointShape, ResponseOf } from "@barakah/contract";

type Contract = typeof import("@barakah/contract");

/** Types only: zod must not reach the browser. */
export type Endpoints = {
  [Name in keyof Contract as Contract[Name] extends EndpointShape
    ? `${Contract[Name]["method"]} ${Contract[Name]["path"]}`
    : never]: Extract<Contract[Name], EndpointShape>;
};

export type EndpointName = keyof Endpoints;
export type Input<N extends EndpointName> = CallOf<Endpoints[N]>;
export type Output<N extends EndpointName> = ResponseOf<Endpoints[N]>;
