import type { KnownActor } from "../platform/actor.ts";
import type { Accounts } from "./accounts.ts";

/**
 * Members with any role need the second step if the setting `STAFF_TWO_STEP` requires it. Before that, `platform/actor.ts`
 * refuses them every staff endpoint that is not marked `beforeTwoStep`.
 */
export const staffNeedTwoStep = (
  { staffTwoStep }: Pick<Accounts["settings"], "staffTwoStep">,
  { roles, hasTwoStep }: Pick<KnownActor, "roles"> & { hasTwoStep: boolean },
): boolean => staffTwoStep && roles.length > 0 && !hasTwoStep;
