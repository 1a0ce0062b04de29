import { z } from "zod";
import { typedCode } from "../platform/vocabulary.ts";

/** The code that was sent to the buyer's contact; empty where the browser or the session is known. */
export const actingCode = typedCode().optional();

/** Where a code was sent: a hint that only its owner recognises. */
export const sentCode = z.object({ by: z.enum(["mail", "whatsapp"]), to: z.string() });
export type SentCode = z.infer<typeof sentCode>;
