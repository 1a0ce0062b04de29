export { messageConfig, messageSettings, whatsappComesTogether } from "./config.ts";
export type { News } from "./delivery/news.ts";
export { messagesFeature } from "./feature.ts";
export { allowLetter, allowLetters, queueLetter, wantsLetters, wouldReach } from "./letters.ts";
export { mailAddressByKey, setStopped } from "./queries/mail-addresses.ts";
export { tell, tellByMail, tellNow } from "./tell.ts";
export type { WhatsAppAccount } from "./whatsapp/account.ts";
export { keepWhatsappChoice, whatsappChoice } from "./whatsapp/guest-choice.ts";
export { WHATSAPP_WEBHOOK } from "./whatsapp/webhook.ts";
