import fc from "fast-check";
import { afterAll } from "vitest";
import { closeAll } from "./closing.ts";

// The same examples every time, so that a change is judged by what it changes and not by the luck of the draw;
// PROPERTY_SEED plays others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7) });

afterAll(closeAll);
