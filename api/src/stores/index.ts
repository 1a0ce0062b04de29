export { accountNumber, resealAccounts } from "./bank-account.ts";
export { storesFeature } from "./feature.ts";
export { noStore } from "./own-store.ts";
export {
  lockStore,
  lockStoreOf,
  type StoredStore,
  storeIdOf as ownStoreId,
  WAITS_UNTIL,
} from "./queries/stores.ts";
export { refuseSuspended, SUSPENDED } from "./refuse-suspended.ts";
