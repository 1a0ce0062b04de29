import type { BodyOf, createPayout } from "@barakah/contract";
import { invalid } from "../../platform/errors.ts";

/** Recognisable people in a picture must have consented. */
export function refuseUnasked(
  { picture, consent }: Pick<BodyOf<typeof createPayout>, "picture" | "consent">,
  inStory: boolean,
) {
  if ((picture || inStory) && !consent)
    throw invalid({
      consent: ["Pastikan orang di foto setuju ditampilkan, atau tidak ada orang yang dikenali."],
    });
}
