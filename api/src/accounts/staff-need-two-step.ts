import type { KnownActor } from "../platform/actor.ts";
import type { Accounts } from "./accounts.ts";

/**
 * Whoever has any role needs the second step, where the setting `STAFF_TWO_STEP` asks for it. Until then `platform/actor.ts`
 * refuses them every staff endpoint that is not marked `beforeTwoStep`.
 */
export const staffNeedTwoStep = (
  { staffTwoStep }: Pick<Accounts["settings"], "staffTwoStep">,
  { roles, hasTwoStep }: Pick<KnownActor, "roles"> & { hasTwoStep: boolean },
): boolean => staffTwoStep && roles.length > 0 && !hasTwoStep;
