import fc from "fast-check";
import { afterAll } from "vitest";
import { closeAll } from "./closing.ts";

// A fixed seed, so that results depend on the code and not on chance; PROPERTY_SEED sets another.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7) });

afterAll(closeAll);
