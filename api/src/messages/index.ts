export { messagesFeature } from "./feature.ts";
export { allowLetter, allowLetters, queueLetter, wantsLetters, wouldReach } from "./letters.ts";
export { mailAddressByKey, setStopped } from "./queries/mail-addresses.ts";
export { type News, tell, tellByMail, tellNow } from "./tell.ts";
